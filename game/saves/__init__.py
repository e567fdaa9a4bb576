"""What is kept between games: save files, campaigns, settings, and where they lie."""

"""The desktop client: shows events, asks the engine's questions, and knows no rule."""

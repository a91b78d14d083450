"""Learning: trains the networks of learned players by imitation and self-play, one game at a time.

`fatebox learn GAME train` runs it all. PyTorch is needed here and nowhere else: `fatebox.bots` plays with
numpy alone.
"""

"""What `bench/reviews.py` is made of: games with what the curve said in them, figures, the page."""

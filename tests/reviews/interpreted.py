"""Prints a short review, for comparing compiled and interpreted rules."""

import json

from tests.reviews.kit import last_purchase, quick_review

if __name__ == "__main__":
    print(json.dumps(quick_review(last_purchase("pass")).document()))

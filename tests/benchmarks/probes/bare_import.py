"""The script that people write: each row of a file posted with httpx, one after the other; prints the seconds."""

import os
import sys
import time

import httpx

ROWS = int(sys.argv[1])

begun = time.perf_counter()
with httpx.Client(
    base_url=os.environ["PETSTORE_BASE_URL"], headers={"Authorization": f"Bearer {os.environ['PETSTORE_API_KEY']}"}
) as client:
    for number in range(2, ROWS + 2):
        animal = {"name": f"No. {number}", "categoryId": number % 7, "status": "available"}
        client.post("/pets", json=animal).raise_for_status()
print(time.perf_counter() - begun)

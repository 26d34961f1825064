import io
import os

from dulwich import porcelain

url = os.environ["FORGE_URL"]
account = {"username": "mira", "password": os.environ["FORGE_TOKEN"]}
mira = b"Mira <mira@example.com>"

clone = porcelain.clone(url, "clone", errstream=io.BytesIO(), **account)
print(len(list(clone.get_walker())))

with open("clone/woven.txt", "w") as file:
    file.write("Woven\n")
porcelain.add(clone, ["clone/woven.txt"])
porcelain.commit(clone, message=b"Weave", author=mira, committer=mira)
porcelain.tag_create(clone, b"v1")

refs = ["refs/heads/master:refs/heads/weave", "refs/tags/v1", ":refs/heads/old"]
porcelain.push(clone, url, refs, errstream=io.BytesIO(), **account)

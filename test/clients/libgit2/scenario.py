import os

import pygit2


class Callbacks(pygit2.RemoteCallbacks):
    def push_update_reference(self, name, message):
        if message is not None:
            raise RuntimeError(f"{name}: {message}")


callbacks = Callbacks(credentials=pygit2.UserPass("mira", os.environ["FORGE_TOKEN"]))
clone = pygit2.clone_repository(os.environ["FORGE_URL"], "clone", callbacks=callbacks)
head = clone.head.target
print(sum(1 for _ in clone.walk(head)))

with open("clone/woven.txt", "w") as file:
    file.write("Woven\n")
clone.index.add("woven.txt")
clone.index.write()
mira = pygit2.Signature("Mira", "mira@example.com")
tree = clone.index.write_tree()
commit = clone.create_commit("refs/heads/weave", mira, mira, "Weave", tree, [head])
clone.create_reference("refs/tags/v1", commit)

refs = ["refs/heads/weave", "refs/tags/v1", ":refs/heads/old"]
clone.remotes["origin"].push(refs, callbacks=callbacks)

"""Drives every area of the API through python-gitlab. Prints the areas; the first mismatch ends it."""

import base64
import os

import gitlab

url = os.environ["FORGE_URL"]
project_id = int(os.environ["PROJECT_ID"])
job_id = int(os.environ["JOB_ID"])

admin = gitlab.Gitlab(url, private_token=os.environ["ADMIN_TOKEN"])
gl = gitlab.Gitlab(url, private_token=os.environ["TOKEN"])


def area(name):
    print(f"area {name}", flush=True)


def rejected(action, status):
    try:
        action()
    except gitlab.exceptions.GitlabError as error:
        assert error.response_code == status, error
    else:
        raise AssertionError(f"no {status}")


area("users")
gl.auth()
assert gl.user.username == os.environ["USERNAME"]
weaver = admin.users.create(
    {
        "username": "weaver",
        "name": "Wen Weaver",
        "email": "weaver@example.com",
        "password": "long enough to pass",
        "skip_confirmation": True,
        "can_create_group": False,
        "external": False,
    }
)
assert admin.users.list(username="weaver")[0].id == weaver.id
assert admin.users.list(active=True, get_all=True)
weaver.name = "Wen Weaver-Webb"
weaver.save()
assert admin.users.get(weaver.id).name == "Wen Weaver-Webb"
weaver.block()
assert admin.users.get(weaver.id).state == "blocked"
weaver.unblock()
key = gl.user.keys.create({"title": "loom", "key": os.environ["SSH_KEY"]})
assert [each.id for each in gl.user.keys.list()] == [key.id]
key.delete()
rejected(lambda: gl.user.emails.create({"email": "second@example.com"}), 405)
rejected(lambda: gl.users.get(999999), 404)

area("groups")
group = gl.groups.create({"name": "Dyers", "path": "dyers", "description": "Blue", "visibility": "private"})
group.description = "Blue and red"
group.save()
assert gl.groups.get("dyers").description == "Blue and red"
member = group.members.create({"user_id": weaver.id, "access_level": gitlab.const.AccessLevel.REPORTER})
member.access_level = gitlab.const.AccessLevel.DEVELOPER
member.save()
assert group.members.get(weaver.id).access_level == 30
member.delete()
assert gl.groups.list(search="dyers", order_by="path")

area("projects")
project = gl.projects.create(
    {"name": "Vat", "namespace_id": group.id, "tag_list": ["colour", "wool"], "issues_enabled": True}
)
assert gl.projects.get("dyers/vat").tag_list == ["colour", "wool"]
assert [each.id for each in gl.projects.list(owned=True, search="vat", simple=True)] == [project.id]
assert group.projects.list()[0].id == project.id
project.name = "Vat"
project.description = "A vat of indigo"
project.save()
fork = project.forks.create({})
assert gl.projects.get(fork.id).path_with_namespace == gl.user.username + "/vat"
gl.projects.delete(fork.id)
rejected(lambda: gl.projects.create({"name": "Vat", "namespace_id": group.id}), 400)

area("repository")
loom = gl.projects.get(project_id)
loom.branches.create({"branch": "feature/warp", "ref": "master"})
assert loom.branches.get("feature/warp").name == "feature/warp"
readme = loom.files.create(
    {
        "file_path": "docs/read me.md",
        "branch": "feature/warp",
        "content": base64.b64encode("Kette \u00fcber Schuss\n".encode()).decode(),
        "encoding": "base64",
        "commit_message": "Explain the warp",
        "author_name": "Wen",
        "author_email": "wen@example.com",
    }
)
assert readme.branch == "feature/warp"
readme = loom.files.get("docs/read me.md", ref="feature/warp")
assert readme.decode().decode() == "Kette \u00fcber Schuss\n"
readme.content = "Schuss\n"
readme.save(branch="feature/warp", commit_message="Shorten")
assert loom.files.raw("docs/read me.md", ref="feature/warp") == b"Schuss\n"
commit = loom.commits.create(
    {
        "branch": "feature/warp",
        "commit_message": "Several at once",
        "actions": [
            {"action": "create", "file_path": "a.txt", "content": "a\n"},
            {"action": "move", "file_path": "docs/readme.md", "previous_path": "docs/read me.md"},
        ],
    }
)
assert commit.stats["additions"] >= 1
assert loom.commits.list(ref_name="feature/warp", since="2000-01-01T00:00:00Z", get_all=True)
assert loom.commits.get("feature/warp").id == commit.id
assert len(commit.diff()) == 2
commit.comments.create({"note": "Well done"})
commit.statuses.create({"state": "success", "name": "ci/lint", "target_url": "https://ci.example.com/1"})
assert [each.name for each in commit.statuses.list()] == ["ci/lint"]
tag = loom.tags.create({"tag_name": "v1.0/rc", "ref": "master", "message": "First"})
assert loom.tags.get("v1.0/rc").message == "First"
tag.delete()
assert loom.repository_tree(ref="feature/warp")

area("issues")
issue = loom.issues.create(
    {
        "title": "The shuttle sticks",
        "description": "After an hour",
        "labels": ["bug"],
        "assignee_ids": [gl.user.id],
        "confidential": True,
    }
)
assert loom.issues.get(issue.iid).assignees[0]["id"] == gl.user.id
assert [each.iid for each in loom.issues.list(labels=["bug"], state="opened", iids=[issue.iid])] == [issue.iid]
assert gl.issues.list(state="opened", get_all=True)
note = issue.notes.create({"body": "Oil it"})
note.body = "Oil it well"
note.save()
assert issue.notes.get(note.id).body == "Oil it well"
award = issue.awardemojis.create({"name": "thumbsup"})
assert issue.awardemojis.get(award.id).name == "thumbsup"
award.delete()
noted = note.awardemojis.create({"name": "rocket"})
noted.delete()
note.delete()
issue.subscribe()
issue.unsubscribe()

area("merge requests")
mr = loom.mergerequests.create(
    {
        "source_branch": "feature/warp",
        "target_branch": "master",
        "title": "Warp",
        "remove_source_branch": True,
        "labels": ["bug"],
    }
)
assert loom.mergerequests.list(state="opened", source_branch="feature/warp")[0].iid == mr.iid
mr.description = "Ready"
mr.save()
assert len(mr.changes()["changes"]) == 2
assert len(list(mr.commits())) == 3
mr.notes.create({"body": "Looks good"})
mr.awardemojis.create({"name": "heart"}).delete()
mr.merge(merge_commit_message="Merge the warp", should_remove_source_branch=True)
assert loom.mergerequests.get(mr.iid).state == "merged"
rejected(lambda: loom.branches.get("feature/warp"), 404)

area("jobs")
assert [job.id for job in loom.jobs.list(scope=["pending"])] == [job_id]
job = loom.jobs.get(job_id)
assert job.trace() == b"It begins\n"
job.cancel()
assert loom.jobs.get(job_id).status == "canceled"
job.retry()
assert loom.pipelines.list()

area("triggers and variables")
trigger = loom.triggers.create({"description": "nightly"})
assert loom.triggers.get(trigger.id).description == "nightly"
trigger.delete()
variable = loom.variables.create({"key": "DYE", "value": "indigo", "protected": False})
variable.value = "madder"
variable.save()
assert loom.variables.get("DYE").value == "madder"
variable.delete()

area("runners")
runner = admin.runners.get(int(os.environ["RUNNER_ID"]))
runner.description = "shed-2"
runner.tag_list = ["wool"]
runner.save()
assert admin.runners.all(get_all=True)
admin.projects.get(project_id).runners.create({"runner_id": runner.id})
assert [each.id for each in loom.runners.list()] == [runner.id]
rejected(lambda: admin.projects.get(project_id).runners.delete(runner.id), 405)

area("todos and events")
assert isinstance(gl.todos.list(), list)
gl.todos.mark_all_as_done()
assert loom.events.list(get_all=True)
assert gl.events.list(action="pushed")

area("administration")
settings = admin.settings.get()
settings.default_branch_protection = 1
settings.save()
assert admin.settings.get().default_branch_protection == 1
message = admin.broadcastmessages.create({"message": "Maintenance at noon"})
message.delete()
level = gl.notificationsettings.get()
level.level = gitlab.const.NotificationLevel.WATCH
level.save()
assert loom.notificationsettings.get().level
rejected(lambda: gl.settings.get(), 403)
assert gl.gitignores.list() and gl.gitignores.get("Node").content

area("pages")
assert len(list(loom.commits.list(iterator=True, per_page=1))) == len(loom.commits.list(get_all=True))
assert loom.commits.list(iterator=True, per_page=1).total > 1
project.delete()
group.delete()
print("done")

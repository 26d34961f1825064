# Drives the API through ruby-gitlab. Prints the areas; the first mismatch ends it.
$stdout.sync = true
require 'gitlab'

project = ENV['PROJECT_ID'].to_i
admin = Gitlab.client(endpoint: ENV['FORGE_API'], private_token: ENV['ADMIN_TOKEN'])
api = Gitlab.client(endpoint: ENV['FORGE_API'], private_token: ENV['TOKEN'])

def area(name) = puts("area #{name}")

def is(actual, expected)
  raise "#{actual.inspect}, expected #{expected.inspect}" unless actual == expected
end

area 'users'
is api.user.username, ENV['USERNAME']
weaver = admin.create_user('weaver@example.com', 'long enough', 'weaver', name: 'Wen', skip_confirmation: true)
is admin.user(weaver.id).username, 'weaver'
admin.edit_user(weaver.id, name: 'Wen Webb')
admin.block_user(weaver.id)
is admin.user(weaver.id).state, 'blocked'
admin.unblock_user(weaver.id)
key = api.create_ssh_key('loom', ENV['SSH_KEY'])
is api.ssh_keys.map(&:id), [key.id]
api.delete_ssh_key(key.id)

area 'groups and members'
group = api.create_group('Dyers', 'dyers', description: 'Blue')
is api.group('dyers').description, 'Blue'
api.add_group_member(group.id, weaver.id, 30)
is api.group_members(group.id).length, 2
api.edit_group_member(group.id, weaver.id, 20)
api.remove_group_member(group.id, weaver.id)

area 'projects'
vat = api.create_project('Vat', namespace_id: group.id, tag_list: %w[wool colour])
is api.project('dyers/vat').id, vat.id
api.edit_project(vat.id, name: 'Vat', description: 'Indigo')
fork = api.create_fork(vat.id)
api.delete_project(fork.id)
is api.projects(search: 'vat', owned: true).first.description, 'Indigo'

area 'repository'
api.create_branch(project, 'feature/warp', 'master')
is api.branch(project, 'feature/warp').name, 'feature/warp'
api.create_file(project, 'docs/notes.md', 'feature/warp', "Warp\n", 'Note')
is api.get_file(project, 'docs/notes.md', 'feature/warp').file_path, 'docs/notes.md'
api.edit_file(project, 'docs/notes.md', 'feature/warp', "Weft\n", 'Correct')
is api.file_contents(project, 'docs/notes.md', 'feature/warp'), "Weft\n"
commit = api.create_commit(
  project, 'feature/warp', 'Several at once',
  [
    { action: 'create', file_path: 'a.txt', content: "a\n" },
    { action: 'create', file_path: 'b.txt', content: "b\n" },
    { action: 'delete', file_path: 'docs/notes.md' }
  ]
)
is api.commit(project, 'feature/warp').id, commit.id
is api.commit_diff(project, commit.id).length, 3
is api.commits(project, ref_name: 'feature/warp').length, 4
api.create_commit_comment(project, commit.id, 'Fine')
api.update_commit_status(project, commit.id, 'success', name: 'lint')
is api.commit_status(project, commit.id).first.name, 'lint'
api.create_tag(project, 'v1/rc', 'master', 'First')
is api.tag(project, 'v1/rc').message, 'First'
api.delete_tag(project, 'v1/rc')

area 'issues'
issue = api.create_issue(project, 'The shuttle sticks', labels: 'bug', description: 'After an hour')
is api.issue(project, issue.iid).labels, ['bug']
note = api.create_issue_note(project, issue.iid, 'Oil it')
api.edit_issue_note(project, issue.iid, note.id, 'Oil it well')
is api.issue_notes(project, issue.iid).first.body, 'Oil it well'
award = api.create_award_emoji(project, issue.iid, 'issue', 'thumbsup')
api.delete_award_emoji(project, issue.iid, 'issue', award.id)
api.delete_issue_note(project, issue.iid, note.id)
api.subscribe_to_issue(project, issue.iid)
is api.issues(project, state: 'opened').length, 1

area 'merge requests'
mr = api.create_merge_request(project, 'Warp', source_branch: 'feature/warp', target_branch: 'master')
is api.merge_request(project, mr.iid).state, 'opened'
api.update_merge_request(project, mr.iid, description: 'Ready')
is api.merge_request_commits(project, mr.iid).length, 3
is api.merge_request_changes(project, mr.iid).changes.length, 2
api.create_merge_request_note(project, mr.iid, 'Good')
api.accept_merge_request(project, mr.iid, merge_commit_message: 'Merge the warp')
is api.merge_request(project, mr.iid).state, 'merged'
api.delete_branch(project, 'feature/warp')
begin
  api.branch(project, 'feature/warp')
  raise 'the branch is still there'
rescue Gitlab::Error::NotFound
  area 'errors'
end

area 'jobs'
is api.job(project, ENV['JOB_ID']).name, 'rspec'
api.job_cancel(project, ENV['JOB_ID'])
api.job_retry(project, ENV['JOB_ID'])
is api.pipelines(project).length, 1
api.create_variable(project, 'DYE', 'indigo')
api.update_variable(project, 'DYE', 'madder')
is api.variable(project, 'DYE').value, 'madder'
api.remove_variable(project, 'DYE')
trigger = api.create_trigger(project, 'nightly')
api.remove_trigger(project, trigger.id)

area 'administration'
admin.edit_application_settings(default_branch_protection: 1)
is admin.application_settings.default_branch_protection, 1
admin.update_runner(ENV['RUNNER_ID'], description: 'shed-2')
is admin.runner(ENV['RUNNER_ID']).description, 'shed-2'
api.todos
is api.commits(project, per_page: 2).auto_paginate.length, 5
puts 'done'

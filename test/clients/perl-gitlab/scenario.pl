# Drives the API through GitLab::API::v4. Prints the areas; the first mismatch ends it.
use strict;
use warnings;
$| = 1;
use GitLab::API::v4;
use MIME::Base64 qw( decode_base64 );

my $project = $ENV{PROJECT_ID};
my $admin = GitLab::API::v4->new( url => $ENV{FORGE_API}, private_token => $ENV{ADMIN_TOKEN} );
my $api   = GitLab::API::v4->new( url => $ENV{FORGE_API}, private_token => $ENV{TOKEN} );

sub area { print "area $_[0]\n" }

sub is {
    my ( $actual, $expected, $what ) = @_;
    die "$what: " . ( $actual // 'undef' ) . ", expected $expected\n" if !defined $actual or $actual ne $expected;
}

area('users');
is( $api->current_user->{username}, $ENV{USERNAME}, 'current user' );
$admin->create_user(
    { username => 'weaver', name => 'Wen', email => 'weaver@example.com', password => 'long enough', skip_confirmation => \1 } );
my $weaver = $admin->users( { username => 'weaver' } )->[0];
is( $admin->user( $weaver->{id} )->{username}, 'weaver', 'user' );
$admin->block_user( $weaver->{id} );
is( $admin->user( $weaver->{id} )->{state}, 'blocked', 'state' );
$admin->unblock_user( $weaver->{id} );
$api->create_current_user_ssh_key( { title => 'loom', key => $ENV{SSH_KEY} } );
my $key = $api->current_user_ssh_keys->[0];
is( $key->{title}, 'loom', 'key' );
$api->delete_current_user_ssh_key( $key->{id} );

area('groups and members');
$api->create_group( { name => 'Dyers', path => 'dyers' } );
my $group = $api->group('dyers');
$api->edit_group( $group->{id}, { description => 'Blue' } );
is( $api->group('dyers')->{description}, 'Blue', 'group' );
$api->add_group_member( $group->{id}, { user_id => $weaver->{id}, access_level => 30 } );
is( scalar @{ $api->group_members( $group->{id} ) }, 2, 'members' );
$api->update_group_member( $group->{id}, $weaver->{id}, { access_level => 20 } );
$api->remove_group_member( $group->{id}, $weaver->{id} );

area('projects');
my $vat = $api->create_project( { name => 'Vat', namespace_id => $group->{id} } );
is( $api->project('dyers/vat')->{id}, $vat->{id}, 'project' );
$api->edit_project( $vat->{id}, { name => 'Vat', description => 'Indigo' } );
$api->fork_project( $vat->{id} );
$api->delete_project("$ENV{USERNAME}/vat");
is( $api->projects( { search => 'vat' } )->[0]{description}, 'Indigo', 'projects' );

area('repository');
$api->create_branch( $project, { branch => 'feature/warp', ref => 'master' } );
is( $api->branch( $project, 'feature/warp' )->{name}, 'feature/warp', 'branch' );
$api->create_file( $project, 'docs/notes.md',
    { branch => 'feature/warp', content => "Warp\n", commit_message => 'Note' } );
is( decode_base64( $api->file( $project, 'docs/notes.md', { ref => 'feature/warp' } )->{content} ), "Warp\n", 'file' );
$api->edit_file( $project, 'docs/notes.md',
    { branch => 'feature/warp', content => "Weft\n", commit_message => 'Correct' } );
is( $api->raw_file( $project, 'docs/notes.md', { ref => 'feature/warp' } ), "Weft\n", 'raw file' );
my $commit = $api->create_commit(
    $project,
    {   branch         => 'feature/warp',
        commit_message => 'Add a',
        actions        => [ { action => 'create', file_path => 'a.txt', content => "a\n" } ],
    } );
is( $api->commit( $project, 'feature/warp' )->{id}, $commit->{id}, 'commit' );
is( scalar @{ $api->commits( $project, { ref_name => 'feature/warp' } ) }, 4, 'commits' );
is( $api->commit_diff( $project, $commit->{id} )->[0]{new_path}, 'a.txt', 'diff' );
$api->create_commit_comment( $project, $commit->{id}, { note => 'Fine' } );
$api->create_commit_status( $project, $commit->{id}, { state => 'success', name => 'lint' } );
is( $api->commit_statuses( $project, $commit->{id} )->[0]{name}, 'lint', 'status' );
$api->create_tag( $project, { tag_name => 'v1', ref => 'master' } );
is( $api->tag( $project, 'v1' )->{name}, 'v1', 'tag' );
$api->delete_tag( $project, 'v1' );

area('issues');
my $issue = $api->create_issue( $project, { title => 'The shuttle sticks', labels => 'bug' } );
is( $api->issue( $project, $issue->{iid} )->{labels}[0], 'bug', 'issue' );
my $note = $api->create_issue_note( $project, $issue->{iid}, { body => 'Oil it' } );
$api->edit_issue_note( $project, $issue->{iid}, $note->{id}, { body => 'Oil it well' } );
is( $api->issue_notes( $project, $issue->{iid} )->[0]{body}, 'Oil it well', 'note' );
my $award = $api->create_issue_award_emoji( $project, $issue->{iid}, { name => 'thumbsup' } );
$api->delete_issue_award_emoji( $project, $issue->{iid}, $award->{id} );
is( scalar @{ $api->issue_award_emojis( $project, $issue->{iid} ) }, 0, 'awards' );
$api->delete_issue_note( $project, $issue->{iid}, $note->{id} );

area('merge requests');
my $mr = $api->create_merge_request( $project,
    { source_branch => 'feature/warp', target_branch => 'master', title => 'Warp', labels => 'bug' } );
is( $api->merge_request( $project, $mr->{iid} )->{state}, 'opened', 'merge request' );
is( scalar @{ $api->merge_request_commits( $project, $mr->{iid} ) }, 3, 'commits' );
$api->create_merge_request_note( $project, $mr->{iid}, { body => 'Good' } );
$api->accept_merge_request( $project, $mr->{iid}, { merge_commit_message => 'Merge the warp' } );
is( $api->merge_request( $project, $mr->{iid} )->{state}, 'merged', 'merged' );
$api->delete_branch( $project, 'feature/warp' );
is( $api->branch( $project, 'feature/warp' ) // 'none', 'none', 'deleted branch' );

area('jobs');
is( $api->job( $project, $ENV{JOB_ID} )->{name}, 'rspec', 'job' );
$api->cancel_job( $project, $ENV{JOB_ID} );
$api->retry_job( $project, $ENV{JOB_ID} );
is( scalar @{ $api->pipelines($project) }, 1, 'pipelines' );
$api->create_project_variable( $project, { key => 'DYE', value => 'indigo' } );
is( $api->project_variable( $project, 'DYE' )->{value}, 'indigo', 'variable' );
$api->delete_project_variable( $project, 'DYE' );
my $trigger = $api->create_trigger( $project, { description => 'nightly' } );
$api->delete_trigger( $project, $trigger->{id} );

area('administration');
is( $admin->settings->{default_branch_protection}, 2, 'settings' );
$admin->update_settings( { default_branch_protection => 1 } );
is( $api->todos ? 'list' : 'none', 'list', 'todos' );
is( ref $admin->runner( $ENV{RUNNER_ID} ), 'HASH', 'runner' );
$admin->update_runner( $ENV{RUNNER_ID}, { description => 'shed-2' } );
my $pages = $api->paginator( 'commits', $project, { per_page => 2 } );
is( scalar @{ $pages->all }, 5, 'pages' );
print "done\n";

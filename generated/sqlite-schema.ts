// Generated from server-stub/database/migrations/ by `npm run build`; do not edit.

/** What all migrations together do to an empty SQLite database. */
export const sqliteSchema = `
CREATE TABLE "schema_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "schema_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "application_setting" ("key" text not null, "value" text not null, "updated_at" text not null, constraint "application_setting_key" primary key ("key"));
CREATE TABLE "user" ("id" integer primary key autoincrement, "username" text not null, "name" text not null, "email" text not null, "password_hash" text, "state" text default 'active' not null, "admin" integer default 0 not null, "ghost" integer default 0 not null, "bio" text, "location" text, "messenger_id" text default '' not null, "work_profile" text default '' not null, "micro_blog" text default '' not null, "website_url" text default '' not null, "organization" text, "avatar_url" text, "projects_limit" integer default 100000 not null, "can_create_group" integer default 1 not null, "external" integer default 0 not null, "color_scheme_id" integer default 1 not null, "two_factor_enabled" integer default 0 not null, "password_change_required" integer default 0 not null, "private_token" text not null, "created_at" text not null, "confirmed_at" text, "last_sign_in_at" text, "current_sign_in_at" text, "last_activity_on" text, "deletion" text);
CREATE UNIQUE INDEX "user_by_username" on "user" (lower("username"));
CREATE UNIQUE INDEX "user_by_email" on "user" (lower("email"));
CREATE UNIQUE INDEX "user_by_private_token" on "user" ("private_token");
CREATE TABLE "identity" ("id" integer primary key autoincrement, "user_id" integer not null references "user" ("id") on delete cascade, "provider" text not null, "extern_uid" text not null);
CREATE UNIQUE INDEX "identity_by_provider_extern_uid" on "identity" ("provider", "extern_uid");
CREATE UNIQUE INDEX "identity_by_user_id_provider" on "identity" ("user_id", "provider");
CREATE TABLE "access_token" ("id" integer primary key autoincrement, "kind" text not null, "user_id" integer not null references "user" ("id") on delete cascade, "token_digest" text not null, "name" text not null, "scopes" text default '[]' not null, "expires_at" text, "revoked" integer default 0 not null, "created_at" text not null);
CREATE UNIQUE INDEX "access_token_by_token_digest" on "access_token" ("token_digest");
CREATE INDEX "access_token_by_user_id" on "access_token" ("user_id");
CREATE TABLE "session" ("id" integer primary key autoincrement, "cookie_digest" text not null, "user_id" integer not null references "user" ("id") on delete cascade, "expires_at" text not null, "created_at" text not null);
CREATE UNIQUE INDEX "session_by_cookie_digest" on "session" ("cookie_digest");
CREATE INDEX "session_by_user_id" on "session" ("user_id");
CREATE TABLE "ssh_key" ("id" integer primary key autoincrement, "user_id" integer not null references "user" ("id") on delete cascade, "title" text not null, "key" text not null, "fingerprint" text not null, "created_at" text not null);
CREATE UNIQUE INDEX "ssh_key_by_fingerprint" on "ssh_key" ("fingerprint");
CREATE INDEX "ssh_key_by_user_id" on "ssh_key" ("user_id");
CREATE TABLE "email" ("id" integer primary key autoincrement, "user_id" integer not null references "user" ("id") on delete cascade, "email" text not null, "created_at" text not null);
CREATE UNIQUE INDEX "email_by_email" on "email" (lower("email"));
CREATE INDEX "email_by_user_id" on "email" ("user_id");
CREATE TABLE "namespace" ("id" integer primary key autoincrement, "kind" text not null, "name" text not null, "path" text not null, "full_path" text not null, "parent_id" integer references "namespace" ("id") on delete cascade, "owner_id" integer references "user" ("id") on delete cascade, "description" text default '' not null, "visibility" text default 'private' not null, "lfs_enabled" integer default 1 not null, "request_access_enabled" integer default 0 not null, "avatar_url" text, "created_at" text not null, "full_name" text default '' not null);
CREATE UNIQUE INDEX "namespace_by_full_path" on "namespace" (lower("full_path"));
CREATE INDEX "namespace_by_parent_id" on "namespace" ("parent_id");
CREATE INDEX "namespace_by_owner_id" on "namespace" ("owner_id");
CREATE INDEX "namespace_by_kind_name" on "namespace" ("kind", "name");
CREATE TABLE "project" ("id" integer primary key autoincrement, "namespace_id" integer not null references "namespace" ("id") on delete cascade, "creator_id" integer not null references "user" ("id") on delete cascade, "name" text not null, "path" text not null, "description" text, "visibility" text default 'private' not null, "default_branch" text, "tag_list" text default '[]' not null, "issues_enabled" integer default 1 not null, "merge_requests_enabled" integer default 1 not null, "jobs_enabled" integer default 1 not null, "wiki_enabled" integer default 1 not null, "snippets_enabled" integer default 1 not null, "container_registry_enabled" integer default 1 not null, "shared_runners_enabled" integer default 1 not null, "lfs_enabled" integer default 1 not null, "request_access_enabled" integer default 0 not null, "public_jobs" integer default 1 not null, "only_allow_merge_if_pipeline_succeeds" integer default 0 not null, "only_allow_merge_if_all_discussions_are_resolved" integer default 0 not null, "archived" integer default 0 not null, "import_status" text default 'none' not null, "import_error" text, "import_url" text, "runners_token" text not null, "avatar_url" text, "forked_from_project_id" integer references "project" ("id") on delete set null, "last_issue_iid" integer default 0 not null, "last_merge_request_iid" integer default 0 not null, "last_milestone_iid" integer default 0 not null, "pending_delete" integer default 0 not null, "last_activity_at" text not null, "created_at" text not null, "updated_at" text not null, "copying_process_id" text, "issues" integer default 0 not null, "open_issues" integer default 0 not null);
CREATE UNIQUE INDEX "project_by_namespace_id_path" on "project" ("namespace_id", lower("path"));
CREATE INDEX "project_by_creator_id" on "project" ("creator_id");
CREATE INDEX "project_by_forked_from_project_id" on "project" ("forked_from_project_id");
CREATE UNIQUE INDEX "project_by_runners_token" on "project" ("runners_token");
CREATE INDEX "project_by_name_id" on "project" ("name", "id");
CREATE INDEX "project_by_path_id" on "project" ("path", "id");
CREATE INDEX "project_by_updated_at_id" on "project" ("updated_at", "id");
CREATE INDEX "project_by_last_activity_at_id" on "project" ("last_activity_at", "id");
CREATE TABLE "member" ("id" integer primary key autoincrement, "user_id" integer not null references "user" ("id") on delete cascade, "access_level" integer not null, "expires_at" text, "created_at" text not null, "project_id" integer references "project" ("id") on delete cascade, "group_id" integer references "namespace" ("id") on delete cascade);
CREATE TABLE "access_request" ("id" integer primary key autoincrement, "user_id" integer not null references "user" ("id") on delete cascade, "requested_at" text not null, "project_id" integer references "project" ("id") on delete cascade, "group_id" integer references "namespace" ("id") on delete cascade);
CREATE INDEX "access_request_by_user_id" on "access_request" ("user_id");
CREATE TABLE "project_group_link" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "group_id" integer not null references "namespace" ("id") on delete cascade, "group_access" integer not null, "expires_at" text, "created_at" text not null);
CREATE UNIQUE INDEX "project_group_link_by_project_id_group_id" on "project_group_link" ("project_id", "group_id");
CREATE INDEX "project_group_link_by_group_id" on "project_group_link" ("group_id");
CREATE TABLE "star" ("user_id" integer not null references "user" ("id") on delete cascade, "project_id" integer not null references "project" ("id") on delete cascade, "created_at" text not null, constraint "star_key" primary key ("user_id", "project_id"));
CREATE INDEX "star_by_project_id" on "star" ("project_id");
CREATE TABLE "git_ref" ("project_id" integer not null references "project" ("id") on delete cascade, "name" text not null, "oid" text not null, constraint "git_ref_key" primary key ("project_id", "name"));
CREATE TABLE "protected_branch" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "name" text not null, "developers_can_push" integer default 0 not null, "developers_can_merge" integer default 0 not null, "created_at" text not null);
CREATE UNIQUE INDEX "protected_branch_by_project_id_name" on "protected_branch" ("project_id", "name");
CREATE TABLE "commit_comment" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "sha" text not null, "author_id" integer not null references "user" ("id") on delete cascade, "note" text not null, "path" text, "line" integer, "line_type" text, "created_at" text not null);
CREATE TABLE "commit_status" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "sha" text not null, "ref" text, "name" text not null, "stage" text default 'external' not null, "status" text not null, "description" text, "target_url" text, "coverage" real, "allow_failure" integer default 0 not null, "author_id" integer not null references "user" ("id") on delete cascade, "created_at" text not null, "started_at" text, "finished_at" text);
CREATE INDEX "commit_comment_by_project_id_sha" on "commit_comment" ("project_id", "sha");
CREATE INDEX "commit_comment_by_author_id" on "commit_comment" ("author_id");
CREATE INDEX "commit_status_by_project_id_sha" on "commit_status" ("project_id", "sha");
CREATE INDEX "commit_status_by_author_id" on "commit_status" ("author_id");
CREATE TABLE "label" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "name" text not null, "color" text not null, "description" text, "created_at" text not null);
CREATE UNIQUE INDEX "label_by_project_id_name" on "label" ("project_id", "name");
CREATE TABLE "milestone" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "iid" integer not null, "title" text not null, "description" text, "state" text default 'active' not null, "due_date" text, "created_at" text not null, "updated_at" text not null);
CREATE UNIQUE INDEX "milestone_by_project_id_iid" on "milestone" ("project_id", "iid");
CREATE INDEX "milestone_by_project_id_title" on "milestone" ("project_id", "title");
CREATE TABLE "merge_request" ("id" integer primary key autoincrement, "iid" integer not null, "source_project_id" integer references "project" ("id") on delete set null, "target_project_id" integer not null references "project" ("id") on delete cascade, "source_branch" text not null, "target_branch" text not null, "title" text not null, "description" text, "state" text default 'opened' not null, "author_id" integer not null references "user" ("id") on delete cascade, "assignee_id" integer references "user" ("id") on delete set null, "milestone_id" integer references "milestone" ("id") on delete set null, "merge_when_pipeline_succeeds" integer default 0 not null, "merge_user_id" integer references "user" ("id") on delete set null, "merge_commit_message" text, "should_remove_source_branch" integer, "force_remove_source_branch" integer, "head_sha" text, "base_sha" text, "merge_commit_sha" text, "merged_at" text, "closed_at" text, "deleted_at" text, "created_at" text not null, "updated_at" text not null, "original_source_project_id" integer);
CREATE UNIQUE INDEX "merge_request_by_target_project_id_iid" on "merge_request" ("target_project_id", "iid");
CREATE INDEX "merge_request_by_target_project_id_created_at" on "merge_request" ("target_project_id", "created_at");
CREATE INDEX "merge_request_by_target_project_id_updated_at" on "merge_request" ("target_project_id", "updated_at");
CREATE INDEX "merge_request_by_source_project_id_source_branch" on "merge_request" ("source_project_id", "source_branch");
CREATE INDEX "merge_request_by_author_id" on "merge_request" ("author_id");
CREATE INDEX "merge_request_by_assignee_id" on "merge_request" ("assignee_id");
CREATE INDEX "merge_request_by_milestone_id" on "merge_request" ("milestone_id");
CREATE INDEX "merge_request_by_merge_user_id" on "merge_request" ("merge_user_id");
CREATE TABLE "merge_request_label" ("merge_request_id" integer not null references "merge_request" ("id") on delete cascade, "label_id" integer not null references "label" ("id") on delete cascade, constraint "merge_request_label_key" primary key ("merge_request_id", "label_id"));
CREATE INDEX "merge_request_label_by_label_id" on "merge_request_label" ("label_id");
CREATE TABLE "subscription" ("id" integer primary key autoincrement, "user_id" integer not null references "user" ("id") on delete cascade, "subscribable_type" text not null, "subscribable_id" integer not null, "subscribed" integer default 1 not null, "created_at" text not null);
CREATE UNIQUE INDEX "subscription_by_subscribable_type_subscribable_id_user_id" on "subscription" ("subscribable_type", "subscribable_id", "user_id");
CREATE INDEX "subscription_by_user_id" on "subscription" ("user_id");
CREATE TABLE "release" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "tag_name" text not null, "description" text not null, "created_at" text not null, "updated_at" text not null);
CREATE UNIQUE INDEX "release_by_project_id_tag_name" on "release" ("project_id", "tag_name");
CREATE TABLE "issue" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "iid" integer not null, "title" text not null, "description" text, "state" text default 'opened' not null, "author_id" integer not null references "user" ("id") on delete cascade, "milestone_id" integer references "milestone" ("id") on delete set null, "confidential" integer default 0 not null, "due_date" text, "closed_at" text, "created_at" text not null, "updated_at" text not null);
CREATE UNIQUE INDEX "issue_by_project_id_iid" on "issue" ("project_id", "iid");
CREATE INDEX "issue_by_project_id_created_at" on "issue" ("project_id", "created_at");
CREATE INDEX "issue_by_project_id_updated_at" on "issue" ("project_id", "updated_at");
CREATE TABLE "issue_assignee" ("id" integer primary key autoincrement, "issue_id" integer not null references "issue" ("id") on delete cascade, "user_id" integer not null references "user" ("id") on delete cascade);
CREATE UNIQUE INDEX "issue_assignee_by_issue_id_user_id" on "issue_assignee" ("issue_id", "user_id");
CREATE INDEX "issue_assignee_by_user_id" on "issue_assignee" ("user_id");
CREATE TABLE "issue_label" ("issue_id" integer not null references "issue" ("id") on delete cascade, "label_id" integer not null references "label" ("id") on delete cascade, constraint "issue_label_key" primary key ("issue_id", "label_id"));
CREATE INDEX "issue_label_by_label_id" on "issue_label" ("label_id");
CREATE TABLE "snippet" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "author_id" integer not null references "user" ("id") on delete cascade, "title" text not null, "file_name" text, "content" text default '' not null, "visibility" text default 'private' not null, "created_at" text not null, "updated_at" text not null);
CREATE INDEX "snippet_by_project_id" on "snippet" ("project_id");
CREATE INDEX "snippet_by_author_id" on "snippet" ("author_id");
CREATE TABLE "note" ("id" integer primary key autoincrement, "issue_id" integer references "issue" ("id") on delete cascade, "merge_request_id" integer references "merge_request" ("id") on delete cascade, "snippet_id" integer references "snippet" ("id") on delete cascade, "author_id" integer not null references "user" ("id") on delete cascade, "body" text not null, "attachment" text, "system" integer default 0 not null, "resolved_at" text, "resolved_by_id" integer references "user" ("id") on delete set null, "created_at" text not null, "updated_at" text not null);
CREATE INDEX "note_by_author_id" on "note" ("author_id");
CREATE TABLE "award_emoji" ("id" integer primary key autoincrement, "issue_id" integer references "issue" ("id") on delete cascade, "merge_request_id" integer references "merge_request" ("id") on delete cascade, "snippet_id" integer references "snippet" ("id") on delete cascade, "note_id" integer references "note" ("id") on delete cascade, "user_id" integer not null references "user" ("id") on delete cascade, "name" text not null, "created_at" text not null, "updated_at" text not null);
CREATE UNIQUE INDEX "award_emoji_by_issue_id_user_id_name" on "award_emoji" ("issue_id", "user_id", "name");
CREATE UNIQUE INDEX "award_emoji_by_merge_request_id_user_id_name" on "award_emoji" ("merge_request_id", "user_id", "name");
CREATE UNIQUE INDEX "award_emoji_by_snippet_id_user_id_name" on "award_emoji" ("snippet_id", "user_id", "name");
CREATE UNIQUE INDEX "award_emoji_by_note_id_user_id_name" on "award_emoji" ("note_id", "user_id", "name");
CREATE INDEX "award_emoji_by_user_id" on "award_emoji" ("user_id");
CREATE TABLE "board" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "lists_changed" integer default 0 not null, "created_at" text not null);
CREATE INDEX "board_by_project_id" on "board" ("project_id");
CREATE TABLE "board_list" ("id" integer primary key autoincrement, "board_id" integer not null references "board" ("id") on delete cascade, "label_id" integer not null references "label" ("id") on delete cascade, "position" integer not null, "deleted_at" text, "created_at" text not null);
CREATE INDEX "board_list_by_label_id" on "board_list" ("label_id");
CREATE UNIQUE INDEX "board_list_by_board_id_label_id" on "board_list" ("board_id", "label_id") where "deleted_at" is null;
CREATE TABLE "runner" ("id" integer primary key autoincrement, "description" text, "name" text, "active" integer default 1 not null, "shared" integer default 0 not null, "token" text not null, "tag_list" text default '[]' not null, "architecture" text, "platform" text, "revision" text, "version" text, "contacted_at" text, "created_at" text not null, "updated_at" text not null);
CREATE UNIQUE INDEX "runner_by_token" on "runner" ("token");
CREATE TABLE "runner_project" ("runner_id" integer not null references "runner" ("id") on delete cascade, "project_id" integer not null references "project" ("id") on delete cascade, "created_at" text not null, constraint "runner_project_key" primary key ("runner_id", "project_id"));
CREATE INDEX "runner_project_by_project_id" on "runner_project" ("project_id");
CREATE TABLE "pipeline" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "ref" text not null, "tag" integer default 0 not null, "sha" text not null, "status" text not null, "user_id" integer references "user" ("id") on delete set null, "created_at" text not null, "updated_at" text not null);
CREATE INDEX "pipeline_by_project_id_sha" on "pipeline" ("project_id", "sha");
CREATE INDEX "pipeline_by_project_id_ref" on "pipeline" ("project_id", "ref");
CREATE INDEX "pipeline_by_user_id" on "pipeline" ("user_id");
CREATE TABLE "job" ("id" integer primary key autoincrement, "pipeline_id" integer not null references "pipeline" ("id") on delete cascade, "name" text not null, "stage" text not null, "status" text not null, "allow_failure" integer default 0 not null, "coverage" real, "user_id" integer references "user" ("id") on delete set null, "runner_id" integer references "runner" ("id") on delete set null, "created_at" text not null, "started_at" text, "finished_at" text);
CREATE INDEX "job_by_pipeline_id" on "job" ("pipeline_id");
CREATE INDEX "job_by_user_id" on "job" ("user_id");
CREATE INDEX "job_by_runner_id" on "job" ("runner_id");
CREATE TABLE "job_file" ("id" integer primary key autoincrement, "job_id" integer not null references "job" ("id") on delete cascade, "kind" text not null, "name" text not null, "size" integer not null, "expires_at" text, "created_at" text not null);
CREATE UNIQUE INDEX "job_file_by_job_id_kind" on "job_file" ("job_id", "kind");
CREATE TABLE "job_file_chunk" ("file_id" integer not null references "job_file" ("id") on delete cascade, "number" integer not null, "data" blob not null, constraint "job_file_chunk_key" primary key ("file_id", "number"));
CREATE TABLE "pipeline_trigger" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "owner_id" integer references "user" ("id") on delete set null, "description" text not null, "token" text not null, "last_used_at" text, "created_at" text not null, "updated_at" text not null);
CREATE UNIQUE INDEX "pipeline_trigger_by_token" on "pipeline_trigger" ("token");
CREATE INDEX "pipeline_trigger_by_project_id" on "pipeline_trigger" ("project_id");
CREATE INDEX "pipeline_trigger_by_owner_id" on "pipeline_trigger" ("owner_id");
CREATE TABLE "build_variable" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "key" text not null, "value" text not null, "protected" integer default 0 not null, "created_at" text not null, "updated_at" text not null);
CREATE UNIQUE INDEX "build_variable_by_project_id_key" on "build_variable" ("project_id", "key");
CREATE TABLE "environment" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "name" text not null, "slug" text not null, "external_url" text, "state" text default 'available' not null, "created_at" text not null, "updated_at" text not null);
CREATE UNIQUE INDEX "environment_by_project_id_name" on "environment" ("project_id", "name");
CREATE TABLE "deploy_key" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "title" text not null, "key" text not null, "fingerprint" text not null, "can_push" integer default 0 not null, "created_at" text not null);
CREATE UNIQUE INDEX "deploy_key_by_project_id_fingerprint" on "deploy_key" ("project_id", "fingerprint");
CREATE TABLE "work_count" ("queue" text not null, "processed" integer default 0 not null, constraint "work_count_key" primary key ("queue"));
CREATE TABLE "event" ("id" integer primary key autoincrement, "project_id" integer not null references "project" ("id") on delete cascade, "author_id" integer not null references "user" ("id") on delete cascade, "action" text not null, "target_type" text, "target_title" text, "issue_id" integer references "issue" ("id") on delete cascade, "merge_request_id" integer references "merge_request" ("id") on delete cascade, "snippet_id" integer references "snippet" ("id") on delete cascade, "milestone_id" integer references "milestone" ("id") on delete cascade, "note_id" integer references "note" ("id") on delete cascade, "data" text, "created_at" text not null);
CREATE INDEX "event_by_project_id_created_at" on "event" ("project_id", "created_at");
CREATE INDEX "event_by_author_id_created_at" on "event" ("author_id", "created_at");
CREATE TABLE "todo" ("id" integer primary key autoincrement, "user_id" integer not null references "user" ("id") on delete cascade, "author_id" integer not null references "user" ("id") on delete cascade, "project_id" integer not null references "project" ("id") on delete cascade, "action" text not null, "issue_id" integer references "issue" ("id") on delete cascade, "merge_request_id" integer references "merge_request" ("id") on delete cascade, "note_id" integer references "note" ("id") on delete cascade, "state" text default 'pending' not null, "created_at" text not null, "updated_at" text not null);
CREATE INDEX "todo_by_user_id_state" on "todo" ("user_id", "state");
CREATE UNIQUE INDEX "todo_by_user_id_issue_id_action" on "todo" ("user_id", "issue_id", "action") where "state" = 'pending';
CREATE UNIQUE INDEX "todo_by_user_id_merge_request_id_action" on "todo" ("user_id", "merge_request_id", "action") where "state" = 'pending';
CREATE INDEX "todo_by_author_id" on "todo" ("author_id");
CREATE INDEX "todo_by_project_id" on "todo" ("project_id");
CREATE INDEX "todo_by_issue_id" on "todo" ("issue_id");
CREATE INDEX "todo_by_merge_request_id" on "todo" ("merge_request_id");
CREATE INDEX "todo_by_note_id" on "todo" ("note_id");
CREATE TABLE "broadcast_message" ("id" integer primary key autoincrement, "message" text not null, "starts_at" text not null, "ends_at" text not null, "color" text not null, "font" text not null, "created_at" text not null);
CREATE TABLE "notification_setting" ("id" integer primary key autoincrement, "user_id" integer not null references "user" ("id") on delete cascade, "project_id" integer references "project" ("id") on delete cascade, "group_id" integer references "namespace" ("id") on delete cascade, "level" text not null, "email_id" integer references "email" ("id") on delete set null, "new_note" integer default 0 not null, "new_issue" integer default 0 not null, "reopen_issue" integer default 0 not null, "close_issue" integer default 0 not null, "reassign_issue" integer default 0 not null, "new_merge_request" integer default 0 not null, "reopen_merge_request" integer default 0 not null, "close_merge_request" integer default 0 not null, "reassign_merge_request" integer default 0 not null, "merge_merge_request" integer default 0 not null, "failed_pipeline" integer default 0 not null, "success_pipeline" integer default 0 not null);
CREATE UNIQUE INDEX "notification_setting_by_user_id_project_id" on "notification_setting" ("user_id", "project_id");
CREATE INDEX "notification_setting_by_project_id" on "notification_setting" ("project_id");
CREATE UNIQUE INDEX "notification_setting_by_user_id_group_id" on "notification_setting" ("user_id", "group_id");
CREATE INDEX "notification_setting_by_group_id" on "notification_setting" ("group_id");
CREATE INDEX "notification_setting_by_email_id" on "notification_setting" ("email_id");
CREATE UNIQUE INDEX "notification_setting_by_user_id" on "notification_setting" ("user_id") where "project_id" is null and "group_id" is null;
CREATE UNIQUE INDEX "member_by_project_id_user_id" on "member" ("project_id", "user_id");
CREATE UNIQUE INDEX "member_by_group_id_user_id" on "member" ("group_id", "user_id");
CREATE UNIQUE INDEX "access_request_by_project_id_user_id" on "access_request" ("project_id", "user_id");
CREATE UNIQUE INDEX "access_request_by_group_id_user_id" on "access_request" ("group_id", "user_id");
CREATE TABLE "git_object" ("project_id" integer not null references "project" ("id") on delete cascade, "oid" text not null, "type" text not null, "size" integer not null, "data" blob not null, "stored_at" integer default 0 not null, constraint "git_object_next_key" primary key ("project_id", "oid"));
CREATE INDEX "git_object_by_project_id_type_oid" on "git_object" ("project_id", "type", "oid");
CREATE TABLE "worker_process" ("id" text not null, "hostname" text not null, "pid" integer not null, "started_at" text not null, "heartbeat_at" text not null, constraint "worker_process_key" primary key ("id"));
CREATE TABLE "sign_in_attempt" ("id" integer primary key autoincrement, "subject" text not null, "attempted_at" text not null);
CREATE INDEX "sign_in_attempt_by_subject_attempted_at" on "sign_in_attempt" ("subject", "attempted_at");
CREATE TABLE "namespace_ancestor" ("namespace_id" integer not null references "namespace" ("id") on delete cascade, "ancestor_id" integer not null references "namespace" ("id") on delete cascade, "depth" integer not null, constraint "namespace_ancestor_key" primary key ("namespace_id", "ancestor_id"));
CREATE INDEX "namespace_ancestor_by_ancestor_id" on "namespace_ancestor" ("ancestor_id");
CREATE INDEX "issue_by_project_id_state_confidential_author_id" on "issue" ("project_id", "state", "confidential", "author_id");
CREATE INDEX "project_pending_delete" on "project" ("id") where "pending_delete" = 1;
CREATE INDEX "event_by_author_id_project_id" on "event" ("author_id", "project_id");
CREATE INDEX "merge_request_deleted" on "merge_request" ("target_project_id") where "deleted_at" is not null;
CREATE INDEX "project_by_created_at_id_pending_delete_visibility_namespace_id" on "project" ("created_at", "id", "pending_delete", "visibility", "namespace_id");
CREATE INDEX "issue_confidential" on "issue" ("project_id", "author_id") where "confidential" = 1;
CREATE INDEX "member_by_user_id_project_id_access_level_expires_at" on "member" ("user_id", "project_id", "access_level", "expires_at");
CREATE INDEX "member_by_user_id_group_id_access_level_expires_at" on "member" ("user_id", "group_id", "access_level", "expires_at");
CREATE INDEX "user_deletion" on "user" ("id") where "deletion" is not null;
CREATE TABLE "request_count" ("subject" text not null, "requests" integer not null, "ends_at" text not null, constraint "request_count_key" primary key ("subject"));
CREATE TABLE "event_count" ("project_id" integer not null references "project" ("id") on delete cascade, "author_id" integer not null references "user" ("id") on delete cascade, "events" integer not null, constraint "event_count_key" primary key ("project_id", "author_id"));
CREATE INDEX "event_count_by_author_id" on "event_count" ("author_id");
CREATE INDEX "event_expired" on "event" ("project_id", "created_at") where "action" = 'expired';
CREATE TRIGGER event_added after insert on event begin 
  insert into event_count (project_id, author_id, events) values (new.project_id, new.author_id, 1)
  on conflict (project_id, author_id) do update set events = events + 1; end;
CREATE TRIGGER event_removed after delete on event begin 
  update event_count set events = events - 1 where project_id = old.project_id and author_id = old.author_id; end;
CREATE TRIGGER event_moved after update of project_id, author_id on event begin 
  update event_count set events = events - 1 where project_id = old.project_id and author_id = old.author_id; 
  insert into event_count (project_id, author_id, events) values (new.project_id, new.author_id, 1)
  on conflict (project_id, author_id) do update set events = events + 1; end;
CREATE INDEX "issue_by_author_id_created_at" on "issue" ("author_id", "created_at");
CREATE TABLE "issue_count" ("project_id" integer not null references "project" ("id") on delete cascade, "author_id" integer not null references "user" ("id") on delete cascade, "issues" integer not null, "open_issues" integer not null, constraint "issue_count_key" primary key ("project_id", "author_id"));
CREATE INDEX "issue_count_by_author_id" on "issue_count" ("author_id");
CREATE INDEX "user_listed" on "user" ("state", "external") where "ghost" = 0 and "deletion" is null;
CREATE TABLE "issue_version" ("project_id" integer not null references "project" ("id") on delete cascade, "portion" integer not null, "version" text not null, constraint "issue_version_key" primary key ("project_id", "portion"));
CREATE TRIGGER issue_added after insert on issue begin 
    insert into issue_count (project_id, author_id, issues, open_issues)
    values (new.project_id, new.author_id, 1, new.state = 'opened')
    on conflict (project_id, author_id) do update
    set issues = issues + 1, open_issues = open_issues + excluded.open_issues; 
    insert into issue_version (project_id, portion, version)
    select project_id, portion, hex(randomblob(16)) from (select new.project_id as project_id, new.iid / 1000 as portion) as each where true order by project_id, portion
    on conflict (project_id, portion) do update set version = excluded.version; end;
CREATE TRIGGER issue_removed after delete on issue begin 
    update issue_count set issues = issues - 1, open_issues = open_issues - (old.state = 'opened')
    where project_id = old.project_id and author_id = old.author_id; update issue_version set version = hex(randomblob(16)) where (project_id, portion) in (select old.project_id as project_id, old.iid / 1000 as portion); end;
CREATE TRIGGER issue_counted after update of project_id, author_id, state on issue begin 
    update issue_count set issues = issues - 1, open_issues = open_issues - (old.state = 'opened')
    where project_id = old.project_id and author_id = old.author_id; 
    insert into issue_count (project_id, author_id, issues, open_issues)
    values (new.project_id, new.author_id, 1, new.state = 'opened')
    on conflict (project_id, author_id) do update
    set issues = issues + 1, open_issues = open_issues + excluded.open_issues; end;
CREATE TRIGGER issue_changed after update of project_id, iid, state, title, description on issue begin 
    insert into issue_version (project_id, portion, version)
    select project_id, portion, hex(randomblob(16)) from (select old.project_id as project_id, old.iid / 1000 as portion union select new.project_id as project_id, new.iid / 1000 as portion) as each where true order by project_id, portion
    on conflict (project_id, portion) do update set version = excluded.version; end;
CREATE INDEX "user_ghost" on "user" ("id") where "ghost" = 1;
CREATE TABLE "seeding" ("id" integer not null, "started_at" text not null, constraint "seeding_key" primary key ("id"));
CREATE INDEX "event_by_issue_id" on "event" ("issue_id") where "issue_id" is not null;
CREATE INDEX "event_by_merge_request_id" on "event" ("merge_request_id") where "merge_request_id" is not null;
CREATE INDEX "event_by_snippet_id" on "event" ("snippet_id") where "snippet_id" is not null;
CREATE INDEX "event_by_milestone_id" on "event" ("milestone_id") where "milestone_id" is not null;
CREATE INDEX "event_by_note_id" on "event" ("note_id") where "note_id" is not null;
CREATE INDEX "issue_by_milestone_id" on "issue" ("milestone_id") where "milestone_id" is not null;
CREATE INDEX "note_by_issue_id" on "note" ("issue_id") where "issue_id" is not null;
CREATE INDEX "note_by_merge_request_id" on "note" ("merge_request_id") where "merge_request_id" is not null;
CREATE INDEX "note_by_snippet_id" on "note" ("snippet_id") where "snippet_id" is not null;
CREATE INDEX "note_by_resolved_by_id" on "note" ("resolved_by_id") where "resolved_by_id" is not null;
INSERT INTO "schema_migration" VALUES ('0001-instance', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0002-people', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0003-projects', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0004-repository', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0005-merge-requests', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0006-releases', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0011-issues', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0012-ci', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0013-activity', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0014-memberships', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0015-object-types', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0016-worker-processes', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0017-sign-in-attempts', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0018-namespace-ancestors', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0019-expiry-events', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0020-issue-counts', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0021-project-copies', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0022-list-counts', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0023-covering-indexes', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0024-user-deletions', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0025-request-counts', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0026-list-orders', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0027-event-counts', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0028-issues-of-authors', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0029-author-issue-counts', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0030-listed-users', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0031-issue-portions', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0032-ghost-user', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0033-seeding', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0034-original-source-projects', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration" VALUES ('0035-rare-references', '2017-01-01T00:00:00.000Z');
INSERT INTO "schema_migration_lock" VALUES ('migration_lock', 0);
`

// Drives the API through go-gitlab. Prints the areas; the first mismatch ends it.
package main

import (
	"encoding/base64"
	"fmt"
	"os"
	"strconv"

	gitlab "github.com/xanzy/go-gitlab"
)

func area(name string) { fmt.Println("area", name) }

func must[T any](value T, _ *gitlab.Response, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func done(_ *gitlab.Response, err error) {
	if err != nil {
		panic(err)
	}
}

func is(actual, expected any) {
	if fmt.Sprint(actual) != fmt.Sprint(expected) {
		panic(fmt.Sprintf("%v, expected %v", actual, expected))
	}
}

func client(token string) *gitlab.Client {
	made, err := gitlab.NewClient(token, gitlab.WithBaseURL(os.Getenv("FORGE_API")))
	if err != nil {
		panic(err)
	}
	return made
}

func number(name string) int {
	value, err := strconv.Atoi(os.Getenv(name))
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	admin, api := client(os.Getenv("ADMIN_TOKEN")), client(os.Getenv("TOKEN"))
	project := number("PROJECT_ID")

	area("users")
	is(must(api.Users.CurrentUser()).Username, os.Getenv("USERNAME"))
	weaver := must(admin.Users.CreateUser(&gitlab.CreateUserOptions{
		Email: gitlab.String("weaver@example.com"), Password: gitlab.String("long enough"),
		Username: gitlab.String("weaver"), Name: gitlab.String("Wen"), SkipConfirmation: gitlab.Bool(true),
	}))
	is(must(admin.Users.GetUser(weaver.ID, gitlab.GetUsersOptions{})).Username, "weaver")
	if err := admin.Users.BlockUser(weaver.ID); err != nil {
		panic(err)
	}
	if err := admin.Users.UnblockUser(weaver.ID); err != nil {
		panic(err)
	}
	key := must(api.Users.AddSSHKey(&gitlab.AddSSHKeyOptions{
		Title: gitlab.String("loom"), Key: gitlab.String(os.Getenv("SSH_KEY")),
	}))
	done(api.Users.DeleteSSHKey(key.ID))

	area("groups and members")
	group := must(api.Groups.CreateGroup(&gitlab.CreateGroupOptions{Name: gitlab.String("Dyers"), Path: gitlab.String("dyers")}))
	must(api.GroupMembers.AddGroupMember(group.ID, &gitlab.AddGroupMemberOptions{
		UserID: gitlab.Int(weaver.ID), AccessLevel: gitlab.AccessLevel(gitlab.DeveloperPermissions),
	}))
	is(len(must(api.Groups.ListGroupMembers(group.ID, nil))), 2)
	must(api.ProjectMembers.AddProjectMember(project, &gitlab.AddProjectMemberOptions{
		UserID: weaver.ID, AccessLevel: gitlab.AccessLevel(gitlab.ReporterPermissions),
	}))

	area("projects")
	vat := must(api.Projects.CreateProject(&gitlab.CreateProjectOptions{
		Name: gitlab.String("Vat"), NamespaceID: gitlab.Int(group.ID), Visibility: gitlab.Visibility(gitlab.PrivateVisibility),
	}))
	is(must(api.Projects.GetProject("dyers/vat", nil)).ID, vat.ID)
	must(api.Projects.EditProject(vat.ID, &gitlab.EditProjectOptions{
		Name: gitlab.String("Vat"), Description: gitlab.String("Indigo"),
	}))
	fork := must(api.Projects.ForkProject(vat.ID, nil))
	done(api.Projects.DeleteProject(fork.ID))
	is(len(must(api.Projects.ListProjects(&gitlab.ListProjectsOptions{Search: gitlab.String("vat")}))), 1)

	area("repository")
	branch := "feature/warp"
	must(api.Branches.CreateBranch(project, &gitlab.CreateBranchOptions{Branch: &branch, Ref: gitlab.String("master")}))
	is(must(api.Branches.GetBranch(project, branch)).Name, branch)
	must(api.RepositoryFiles.CreateFile(project, "docs/notes.md", &gitlab.CreateFileOptions{
		Branch: &branch, Content: gitlab.String("Warp\n"), CommitMessage: gitlab.String("Note"),
	}))
	file := must(api.RepositoryFiles.GetFile(project, "docs/notes.md", &gitlab.GetFileOptions{Ref: &branch}))
	is(file.Content, base64.StdEncoding.EncodeToString([]byte("Warp\n")))
	action := gitlab.FileCreate
	commit := must(api.Commits.CreateCommit(project, &gitlab.CreateCommitOptions{
		Branch: &branch, CommitMessage: gitlab.String("Add a"),
		Actions: []*gitlab.CommitActionOptions{{Action: &action, FilePath: gitlab.String("a.txt"), Content: gitlab.String("a\n")}},
	}))
	is(must(api.Commits.GetCommit(project, branch)).ID, commit.ID)
	is(len(must(api.Commits.GetCommitDiff(project, commit.ID, nil))), 1)
	must(api.Commits.PostCommitComment(project, commit.ID, &gitlab.PostCommitCommentOptions{Note: gitlab.String("Fine")}))
	must(api.Commits.SetCommitStatus(project, commit.ID, &gitlab.SetCommitStatusOptions{
		State: gitlab.Success, Name: gitlab.String("lint"),
	}))
	is(must(api.Commits.GetCommitStatuses(project, commit.ID, nil))[0].Name, "lint")
	must(api.Tags.CreateTag(project, &gitlab.CreateTagOptions{TagName: gitlab.String("v1/rc"), Ref: gitlab.String("master")}))
	is(must(api.Tags.GetTag(project, "v1/rc")).Name, "v1/rc")
	done(api.Tags.DeleteTag(project, "v1/rc"))

	area("issues")
	issue := must(api.Issues.CreateIssue(project, &gitlab.CreateIssueOptions{
		Title: gitlab.String("The shuttle sticks"), Labels: &gitlab.Labels{"bug"},
	}))
	is(must(api.Issues.GetIssue(project, issue.IID)).Labels, "[bug]")
	note := must(api.Notes.CreateIssueNote(project, issue.IID, &gitlab.CreateIssueNoteOptions{Body: gitlab.String("Oil it")}))
	must(api.Notes.UpdateIssueNote(project, issue.IID, note.ID, &gitlab.UpdateIssueNoteOptions{Body: gitlab.String("Oil it well")}))
	award := must(api.AwardEmoji.CreateIssueAwardEmoji(project, issue.IID, &gitlab.CreateAwardEmojiOptions{Name: "thumbsup"}))
	done(api.AwardEmoji.DeleteIssueAwardEmoji(project, issue.IID, award.ID))
	done(api.Notes.DeleteIssueNote(project, issue.IID, note.ID))

	area("merge requests")
	mr := must(api.MergeRequests.CreateMergeRequest(project, &gitlab.CreateMergeRequestOptions{
		Title: gitlab.String("Warp"), SourceBranch: &branch, TargetBranch: gitlab.String("master"),
	}))
	must(api.MergeRequests.UpdateMergeRequest(project, mr.IID, &gitlab.UpdateMergeRequestOptions{Description: gitlab.String("Ready")}))
	is(len(must(api.MergeRequests.GetMergeRequestCommits(project, mr.IID, nil))), 2)
	is(len(must(api.MergeRequests.GetMergeRequestChanges(project, mr.IID, nil)).Changes), 2)
	must(api.MergeRequests.AcceptMergeRequest(project, mr.IID, &gitlab.AcceptMergeRequestOptions{
		MergeCommitMessage: gitlab.String("Merge the warp"),
	}))
	is(must(api.MergeRequests.GetMergeRequest(project, mr.IID, nil)).State, "merged")
	done(api.Branches.DeleteBranch(project, branch))
	if _, response, err := api.Branches.GetBranch(project, branch); err == nil || response.StatusCode != 404 {
		panic("the branch is still there")
	}

	area("jobs")
	job := number("JOB_ID")
	is(must(api.Jobs.GetJob(project, job)).Name, "rspec")
	must(api.Jobs.CancelJob(project, job))
	must(api.Jobs.RetryJob(project, job))
	is(len(must(api.Pipelines.ListProjectPipelines(project, nil))), 1)
	must(api.ProjectVariables.CreateVariable(project, &gitlab.CreateProjectVariableOptions{
		Key: gitlab.String("DYE"), Value: gitlab.String("indigo"),
	}))
	done(api.ProjectVariables.RemoveVariable(project, "DYE", nil))
	trigger := must(api.PipelineTriggers.AddPipelineTrigger(project, &gitlab.AddPipelineTriggerOptions{Description: gitlab.String("nightly")}))
	done(api.PipelineTriggers.DeletePipelineTrigger(project, trigger.ID))

	area("administration")
	must(admin.Runners.UpdateRunnerDetails(number("RUNNER_ID"), &gitlab.UpdateRunnerDetailsOptions{Description: gitlab.String("shed-2")}))
	must(api.Todos.ListTodos(nil))
	fmt.Println("done")
}

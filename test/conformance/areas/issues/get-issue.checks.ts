/** Spec: document 3, "Issues". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { countNotes } from '../../fixtures/note-counts.ts'
import { givenIssue, onIssue } from '../../fixtures/issues.ts'

export const getIssue = {
  'get-issue/subscribed': check(async (context) => {
    const { path, project } = await givenIssue(context)
    const response = await context.act(project.owner, 'getIssue', { path })
    const { subscribed } = response.expectStatus(200).body
    if (typeof subscribed !== 'boolean') response.fail('A boolean `subscribed`.')
  }),

  // A server may count later.
  'get-issue/user-notes-count': check(async (context) => {
    const issue = await onIssue.given(context)
    await countNotes(onIssue, issue, (user_notes_count) =>
      context.eventually(async () => {
        const response = await context.act(issue.owner, 'getIssue', { path: issue.path })
        response.expectStatus(200).expectMatch({ user_notes_count })
      }),
    )
  }),

  'get-issue/assignee-is-first': [
    check('with-one', 'The `assignee` is the first of the `assignees`.', async (context) => {
      const { developer } = context
      const { path, project } = await givenIssue(context, {
        assignee_ids: [developer.id],
        members: ['developer'],
      })
      const response = await context.act(project.owner, 'getIssue', { path })
      response
        .expectStatus(200)
        .expectMatch({ assignee: { id: developer.id }, assignees: [{ id: developer.id }] })
    }),
    check('without', 'Without assignees the `assignee` is null.', async (context) => {
      const { path, project } = await givenIssue(context)
      const response = await context.act(project.owner, 'getIssue', { path })
      response.expectStatus(200).expectMatch({ assignee: null, assignees: [] })
    }),
  ],
} satisfies CoverageOf<'getIssue'>

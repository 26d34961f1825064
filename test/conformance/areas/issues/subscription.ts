/** The subscription to an issue. */
import { givenIssue } from '../../fixtures/issues.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** Path parameters of the subscription to a new issue. */
export async function pathOfSubscription(context: CheckContext) {
  const { project, iid } = await givenIssue(context)
  return { ...project.path, subscribable_type: 'issues', subscribable_id: iid }
}

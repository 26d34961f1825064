/** Milestones of merge requests. Spec: document 3, "Milestone". */
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import type { GivenProject } from '../../fixtures/repository.ts'
import { nonAsciiName } from '../../fixtures/texts.ts'
import { provide } from '../../fixtures/provisioning.ts'

/** The attribute of a merge request with a closed milestone; none if the server offers no way to create it. */
export async function plannedIn(
  context: CheckContext,
  project: GivenProject,
): Promise<{ readonly milestone_id?: number }> {
  const milestone = {
    project_id: project.id,
    title: `${nonAsciiName} ${context.uniqueName('milestone')}`,
    state: 'closed',
    due_date: '2099-12-31',
  }
  const created = await ifPossible(() => provide(context, 'milestones', milestone), null)
  return created === null ? {} : { milestone_id: created.id }
}

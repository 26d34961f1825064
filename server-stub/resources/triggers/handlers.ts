/** Pipeline triggers. Spec: document 3, "Pipeline triggers". */
import type { AuthorizedArea } from '../../authorized.ts'
import { undefinedIfNotFound } from '../../http/errors.ts'
import { created, list, ok } from '../../http/handler.ts'
import { pipeline } from '../jobs/index.ts'
import { inProject } from '../projects/index.ts'
import { createTrigger, takeTriggerOwnership, triggerPipeline, updateTrigger } from './commands.ts'
import { trigger } from './presenter.ts'
import { pageOfTriggers, removeTrigger } from './queries.ts'
import { inTrigger, toTrigger } from './relations.ts'

export const triggers = {
  listTriggers: inProject(async ({ paging }, { db, origin }, { id }) =>
    list(await pageOfTriggers(db, id, paging), (row) => trigger(toTrigger(row), origin)),
  ),

  createTrigger: inProject(async ({ body }, services, project) =>
    created(trigger(await createTrigger(services, project, body), services.origin)),
  ),

  getTrigger: inTrigger(async (_request, { origin }, found) => ok(trigger(found, origin))),

  updateTrigger: inTrigger(async ({ body }, services, found) =>
    ok(trigger(await updateTrigger(services, found, body), services.origin)),
  ),

  deleteTrigger: inProject(async ({ path }, { find, transaction }, project) => {
    const found = await undefinedIfNotFound(find.trigger(project, path.trigger_id))
    if (found !== undefined) await transaction(({ db }) => removeTrigger(db, found.id))
    return ok()
  }),

  takeTriggerOwnership: inTrigger(async (_request, services, found) =>
    created(trigger(await takeTriggerOwnership(services, found), services.origin)),
  ),

  triggerPipeline: inProject(async ({ body }, services, project) =>
    created(pipeline(await triggerPipeline(services, project, body))),
  ),
} satisfies AuthorizedArea<'triggers'>

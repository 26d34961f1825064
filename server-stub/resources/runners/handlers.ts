/** Runners. Spec: document 3, "Runners". */
import { viewerOf } from '../../access/viewer.ts'
import { availableRunners } from './visibility.ts'
import { check, short } from '../../http/check.ts'
import { forbidden, unlessMissing } from '../../http/errors.ts'
import { created, list, ok, refuse, type Area, type BodyOf } from '../../http/handler.ts'
import { runner, runnerSummary } from './presenter.ts'
import type { Services } from '../../services.ts'
import { toFlag } from '../../database/flag.ts'
import { pageOf } from '../../database/paging.ts'
import {
  changeRunner,
  disableRunner,
  enableRunner,
  removeRunner,
  runnersMatching,
  runnersOf,
} from './queries.ts'

const mostTags = 100

export const runners = {
  async listRunners({ query, paging }, { db, caller, authorize, now }) {
    authorize('list-own-runners')
    const matching = runnersMatching(db, query.scope, now())
    const available = matching.where((eb) => availableRunners(eb, viewerOf({ caller, now })))
    return list(await pageOf(available, paging), runnerSummary)
  },

  async listAllRunners({ query, paging }, { db, authorize, now }) {
    authorize('list-all-runners')
    return list(await pageOf(runnersMatching(db, query.scope, now()), paging), runnerSummary)
  },

  async getRunner({ path }, { find, authorize }) {
    const found = await find.runner(path.id)
    authorize('read-runner', found)
    return ok(runner(found))
  },

  async updateRunner({ path, body }, { db, find, authorize, now }) {
    const found = await find.runner(path.id)
    authorize('update-runner', found)
    const tags = body.tag_list && tagsIn(body.tag_list)
    check({
      description: [short(body.description)],
      tag_list: [tags !== undefined && tags.length > mostTags && 'has too many tags', ...tooLong(tags)],
    })
    const { description = found.description, active = found.active === 1 } = body
    const tag_list = tags === undefined ? found.tag_list : JSON.stringify(tags)
    const change = { description, active: toFlag(active), tag_list, updated_at: now().toISOString() }
    await changeRunner(db, found.id, change)
    return ok(runner(await find.runner(found.id)))
  },

  async deleteRunner({ path }, { db, find, authorize }) {
    const found = await unlessMissing(find.runner(path.id))
    if (found === undefined) return ok()
    authorize('remove-runner', found)
    await removeRunner(db, found.id)
    return ok()
  },

  async listProjectRunners({ path, paging }, { db, find, authorize }) {
    const project = await find.project(path.id)
    authorize('manage-project-runners', project)
    return list(await pageOf(runnersOf(db, project), paging), runnerSummary)
  },

  async enableProjectRunner({ path, body }, { db, find, authorize, now }) {
    const project = await find.project(path.id)
    authorize('manage-project-runners', project)
    const found = await find.runner(body.runner_id)
    if (found.shared === 1) throw forbidden('The runner is shared')
    authorize('update-runner', found)
    const at = now().toISOString()
    const anew = await db.transaction().execute((tx) => enableRunner(tx, found.id, project.id, at))
    return anew ? created(runnerSummary(found)) : ok(runnerSummary(found))
  },

  async disableProjectRunner({ path }, { db, find, authorize, now }) {
    const project = await find.project(path.id)
    authorize('manage-project-runners', project)
    const found = await unlessMissing(find.runner(path.runner_id))
    if (found === undefined) return ok()
    const at = now().toISOString()
    const disabled = await db.transaction().execute((tx) => disableRunner(tx, found.id, project.id, at))
    if (!disabled) return refuse(405, 'The project is the only one of the runner; remove the runner instead')
    return ok()
  },
} satisfies Area<'runners', Services>

function tagsIn(tags: NonNullable<BodyOf<'updateRunner'>['tag_list']>): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))]
}

function tooLong(texts: readonly string[] = []) {
  return texts.map((text) => short(text))
}

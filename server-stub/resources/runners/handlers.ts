/** Runners. Spec: document 3, "Runners". */
import { authorizesItself, onInstance, type AuthorizedArea } from '../../authorized.ts'
import { forbidden, undefinedIfNotFound } from '../../http/errors.ts'
import { created, list, ok, errorResponse } from '../../http/handler.ts'
import { inProject } from '../projects/index.ts'
import { disableUnlessOnly, updateRunner } from './commands.ts'
import { runner, runnerSummary } from './presenter.ts'
import {
  enableRunner,
  pageOfAllRunners,
  pageOfManagedRunners,
  pageOfProjectRunners,
  removeRunner,
} from './queries.ts'
import { inRunner } from './relations.ts'

export const runners = {
  listRunners: onInstance(async ({ query, paging }, services) =>
    list(await pageOfManagedRunners(services, query, paging), runnerSummary),
  ),

  listAllRunners: onInstance(async ({ query, paging }, services) =>
    list(await pageOfAllRunners(services, query, paging), runnerSummary),
  ),

  getRunner: inRunner(async (_request, _services, found) => ok(runner(found))),

  updateRunner: inRunner(async ({ body }, services, found) =>
    ok(runner(await updateRunner(services, found, body))),
  ),

  deleteRunner: authorizesItself(
    'A runner that does not exist is no error; a runner of several projects requires the role in all of them.',
    async ({ path }, { find, authorize, transaction }) => {
      const found = await undefinedIfNotFound(find.runner(path.id))
      if (found === undefined) return ok()
      authorize('remove-runner', found)
      await transaction(({ db }) => removeRunner(db, found.id))
      return ok()
    },
  ),

  listProjectRunners: inProject(async ({ paging }, { db }, project) =>
    list(await pageOfProjectRunners(db, project, paging), runnerSummary),
  ),

  enableProjectRunner: inProject(async ({ body }, services, project) => {
    const { find, authorize, now, transaction } = services
    const found = await find.runner(body.runner_id)
    if (found.shared === 1) throw forbidden('The runner is shared')
    authorize('update-runner', found)
    const at = now().toISOString()
    const isNew = await transaction(({ db }) => enableRunner(db, found.id, project.id, at))
    return isNew ? created(runnerSummary(found)) : ok(runnerSummary(found))
  }),

  disableProjectRunner: inProject(async ({ path }, { find, transaction }, project) => {
    const found = await undefinedIfNotFound(find.runner(path.runner_id))
    if (found === undefined) return ok()
    const isDisabled = await transaction((tx) => disableUnlessOnly(tx, found, project.id))
    return isDisabled
      ? ok()
      : errorResponse(405, 'The project is the only one of the runner; delete the runner instead')
  }),
} satisfies AuthorizedArea<'runners'>

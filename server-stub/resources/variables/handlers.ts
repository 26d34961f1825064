/** Build variables. Spec: document 3, "Build variables". */
import type { AuthorizedArea } from '../../authorized.ts'
import { undefinedIfNotFound } from '../../http/errors.ts'
import { created, list, ok } from '../../http/handler.ts'
import { inProject } from '../projects/index.ts'
import { createVariable, updateVariable } from './commands.ts'
import { variable, variableWithProtection } from './presenter.ts'
import { pageOfVariables, removeVariable } from './queries.ts'
import { inVariable } from './relations.ts'

export const variables = {
  listVariables: inProject(async ({ paging }, { db }, { id }) =>
    list(await pageOfVariables(db, id, paging), variable),
  ),

  createVariable: inProject(async ({ body }, services, project) =>
    created(variableWithProtection(await createVariable(services, project, body))),
  ),

  getVariable: inVariable(async (_request, _services, found) => ok(variable(found))),

  updateVariable: inVariable(async ({ body }, services, found) =>
    ok(variableWithProtection(await updateVariable(services, found, body))),
  ),

  deleteVariable: inProject(async ({ path }, { find, transaction }, project) => {
    const found = await undefinedIfNotFound(find.variable(project, path.key))
    if (found !== undefined) await transaction(({ db }) => removeVariable(db, found.id))
    return ok()
  }),
} satisfies AuthorizedArea<'variables'>

/** Build variables. Spec: document 3, "Build variables". */
import { check, filled, short } from '../../http/check.ts'
import { Failure, unlessMissing } from '../../http/errors.ts'
import { created, list, ok, type Area } from '../../http/handler.ts'
import { variable, variableWithProtection } from './presenter.ts'
import type { Services } from '../../services.ts'
import { toFlag } from '../../database/flag.ts'
import { pageOf } from '../../database/paging.ts'
import { onConstraintViolation } from '../../database/constraints.ts'
import { addVariable, changeVariable, removeVariable, variablesOf } from './queries.ts'

const longestValue = 100_000

const keyTaken = {
  build_variable_by_project_id_key: () =>
    new Failure('conflict', {
      texts: { key: ['has already been taken'] },
    }),
}

export const variables = {
  async listVariables({ path, paging }, { db, find, authorize }) {
    const project = await find.project(path.id)
    authorize('manage-variables', project)
    return list(await pageOf(variablesOf(db, project.id), paging), variable)
  },

  async createVariable({ path, body }, { db, find, authorize, now }) {
    const project = await find.project(path.id)
    authorize('manage-variables', project)
    const { key, value, protected: isProtected = false } = body
    check({ key: [filled(key)], value: [short(value, longestValue)] })
    const at = now().toISOString()
    const row = { project_id: project.id, key, value, protected: toFlag(isProtected) }
    await onConstraintViolation(addVariable(db, { ...row, created_at: at, updated_at: at }), keyTaken)
    return created(variableWithProtection(await find.variable(project, key)))
  },

  async getVariable({ path }, { find, authorize }) {
    const project = await find.project(path.id)
    authorize('manage-variables', project)
    return ok(variable(await find.variable(project, path.key)))
  },

  async updateVariable({ path, body }, { db, find, authorize, now }) {
    const project = await find.project(path.id)
    authorize('manage-variables', project)
    const { id } = await find.variable(project, path.key)
    check({ value: [short(body.value, longestValue)] })
    const change = { value: body.value, protected: toFlag(body.protected) }
    await changeVariable(db, id, { ...change, updated_at: now().toISOString() })
    return ok(variableWithProtection(await find.variable(project, path.key)))
  },

  async deleteVariable({ path }, { db, find, authorize }) {
    const project = await find.project(path.id)
    authorize('manage-variables', project)
    const found = await unlessMissing(find.variable(project, path.key))
    if (found !== undefined) await removeVariable(db, project.id, found.key)
    return ok()
  },
} satisfies Area<'variables', Services>

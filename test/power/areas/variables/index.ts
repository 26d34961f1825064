/** Defects of build variables. */
import { list } from '../../../../server-stub/http/handler.ts'
import { variable } from '../../../../server-stub/resources/variables/presenter.ts'
import { reference } from '../../../../server-stub/reference.ts'
import { pageOf } from '../../../../server-stub/database/paging.ts'
import { isSuccess, segmentsOf, valueOf, withSegment, type Call } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { drops, losesLast, repeatsFirst, changesEach, shows } from '../../vocabulary/responses.ts'
import { by, has, when } from '../../vocabulary/conditions.ts'
import {
  another,
  byAdministrator,
  forgets,
  jsonResponse,
  ignoresPermissions,
} from '../../vocabulary/effects.ts'
import { alsoDoesAll, inPlacesThatAre, listedAt } from '../../vocabulary/lookups.ts'
import { always, byDefault, ignores } from '../../vocabulary/requests.ts'
import { variableCreationMutants } from './made.ts'

const listOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/variables`
const keyOf = (call: Call) => segmentsOf(call)[3] ?? ''

/** The same is done to all other variables of the project. */
function toOthers(method: string): Fault {
  return alsoDoesAll(async (call, behind) => {
    const others = (await listedAt(listOf(call), call, behind)).filter(({ key }) => key !== keyOf(call))
    return others.map(({ key }) => ({
      ...call,
      method,
      path: `/api/v4${listOf(call)}/${encodeURIComponent(String(key))}`,
    }))
  })
}

const deletesAndRejects: Fault = {
  async around(call, behind) {
    await behind.pass(byAdministrator(call, behind))
    return behind.pass(call)
  },
}

const listed: readonly Mutant[] = [
  mutant(
    'AUT-02',
    'listVariables',
    'general/no-access-to-private-projects',
    'lists variables of private projects for every user',
    inPlacesThatAre('private', when(by('non-member', 'external'), ignoresPermissions)),
  ),
  mutant('SEM-02', 'listVariables', 'list-variables/lists-variables', 'lists variables of all projects', {
    handlers: () => ({
      async listVariables({ path, paging }, { db, find, authorize }) {
        authorize('manage-variables', await find.project(path.id))
        const all = db.selectFrom('build_variable').selectAll('build_variable').orderBy('id')
        return list(await pageOf(all, paging), variable)
      },
    }),
  }),
  mutant('SEM-06', 'listVariables', 'list-variables/lists-variables', 'omits the last variable', losesLast),
  mutant(
    'SEM-06',
    'listVariables',
    'list-variables/lists-variables',
    'lists the first variable twice',
    repeatsFirst,
  ),
  mutant(
    'SEM-02',
    'listVariables',
    'list-variables/lists-variables',
    'masks values',
    shows('value', '[MASKED]'),
  ),
  mutant(
    'SCH-05',
    'listVariables',
    'list-variables/no-protected',
    'returns protected in the list',
    changesEach((variable) => ({ ...variable, protected: false })),
  ),
  mutant(
    'SCH-05',
    'getVariable',
    'get-variable/no-protected',
    'returns protected',
    changesEach((variable) => ({ ...variable, protected: false })),
  ),
  mutant('IDT-03', 'getVariable', 'get-variable/by-key', 'finds a variable by a prefix of its key', {
    async around(call, behind) {
      const longer = (await listedAt(listOf(call), call, behind)).findLast(({ key }) =>
        String(key).startsWith(keyOf(call)),
      )
      return behind.pass(longer === undefined ? call : withSegment(call, 3, String(longer['key'])))
    },
  }),
  mutant('IDT-02', 'getVariable', 'get-variable/by-key', 'returns variables of other projects', {
    services: (own) => ({
      ...own,
      find: {
        ...own.find,
        variable: async (project, key) =>
          (await own.db.selectFrom('build_variable').selectAll().where('key', '=', key).executeTakeFirst()) ??
          own.find.variable(project, key),
      },
    }),
  }),
  mutant('SEM-02', 'getVariable', 'get-variable/by-key', 'masks the value', shows('value', '[MASKED]')),
]

const changed: readonly Mutant[] = [
  ...(['createVariable', 'updateVariable'] as const).flatMap((operation) => {
    const rule = operation === 'createVariable' ? 'create-variable/protected' : 'update-variable/protected'
    return [
      mutant('SEM-01', operation, rule, 'ignores protected', ignores('protected')),
      mutant(
        'SEM-02',
        operation,
        rule,
        'treats every value of protected as true',
        when(has('protected'), always('protected', true)),
      ),
      mutant('SCH-01', operation, rule, 'omits protected from the response', drops('protected')),
    ]
  }),
  mutant(
    'STT-03',
    'updateVariable',
    'update-variable/value-required',
    'uses an empty default value',
    byDefault('value', ''),
  ),
  mutant(
    'STT-01',
    'updateVariable',
    'update-variable/updates',
    'returns the value without storing it',
    forgets,
  ),
  mutant(
    'SFX-02',
    'updateVariable',
    'update-variable/updates',
    'sets the value of all variables of the project',
    toOthers('PUT'),
  ),
  mutant('SFX-02', 'updateVariable', 'update-variable/updates', 'sets the value of the key in all projects', {
    handlers: () => ({
      async updateVariable(request, services) {
        const result = await reference.updateVariable(request, services)
        const { path, body } = request
        const { db } = services
        await db
          .updateTable('build_variable')
          .set({ value: body.value })
          .where('key', '=', path.key)
          .execute()
        return result
      },
    }),
  }),
  mutant(
    'SEM-02',
    'updateVariable',
    'update-variable/updates',
    'returns the previous value',
    shows('value', 'tight'),
  ),
  mutant('SFX-02', 'updateVariable', 'update-variable/updates', 'adds a variable instead', {
    async around(call, behind) {
      const value = valueOf(call, 'value')
      const body = { key: `${keyOf(call)}_1`, value }
      if (value !== undefined) await behind.pass(another(call, 'POST', listOf(call), body))
      return behind.pass(call)
    },
  }),
  mutant('STT-01', 'deleteVariable', 'delete-variable/deletes', 'keeps the variable', forgets),
  mutant(
    'SFX-02',
    'deleteVariable',
    'delete-variable/deletes',
    'deletes all variables of the project',
    toOthers('DELETE'),
  ),
  mutant('SFX-02', 'deleteVariable', 'delete-variable/deletes', 'deletes the key in all projects', {
    handlers: () => ({
      async deleteVariable(request, services) {
        const result = await reference.deleteVariable(request, services)
        const { path } = request
        const { db } = services
        if (result.status === 200) await db.deleteFrom('build_variable').where('key', '=', path.key).execute()
        return result
      },
    }),
  }),
  mutant(
    'SFX-02',
    'deleteVariable',
    'general/no-access-to-private-projects',
    'performs a rejected deletion',
    inPlacesThatAre('private', when(by('external'), deletesAndRejects)),
  ),
  mutant('SFX-01', 'deleteVariable', 'delete-variable/deletes', 'empties the value and keeps the key', {
    async around(call, behind) {
      const response = await behind.pass({
        ...another(call, 'PUT', `${listOf(call)}/${encodeURIComponent(keyOf(call))}`, { value: '' }),
      })
      return isSuccess(response) ? jsonResponse(200, {}) : behind.pass(call)
    },
  }),
]

export const variableMutants: readonly Mutant[] = [...listed, ...variableCreationMutants, ...changed]

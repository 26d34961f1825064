/** Defects of build variables. */
import { list } from '../../../../server-stub/http/handler.ts'
import { variable } from '../../../../server-stub/resources/variables/presenter.ts'
import { reference } from '../../../../server-stub/reference.ts'
import { pageOf } from '../../../../server-stub/database/paging.ts'
import { isSuccess, segmentsOf, valueOf, withSegment, type Call } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { drops, losesLast, repeatsFirst, saysOfEach, shows } from '../../vocabulary/responses.ts'
import { by, has, when } from '../../vocabulary/conditions.ts'
import { another, byAdministrator, forgets, jsonResponse, trustsEverybody } from '../../vocabulary/effects.ts'
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

const deletesAndRefuses: Fault = {
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
    'whoever is signed in sees those of private projects',
    inPlacesThatAre('private', when(by('non-member', 'external'), trustsEverybody)),
  ),
  mutant(
    'SEM-02',
    'listVariables',
    'list-variables/lists-variables',
    'variables of all projects are listed',
    {
      handlers: () => ({
        async listVariables({ path, paging }, { db, find, authorize }) {
          authorize('manage-variables', await find.project(path.id))
          const all = db.selectFrom('build_variable').selectAll('build_variable').orderBy('id')
          return list(await pageOf(all, paging), variable)
        },
      }),
    },
  ),
  mutant(
    'SEM-06',
    'listVariables',
    'list-variables/lists-variables',
    'the last variable is not listed',
    losesLast,
  ),
  mutant(
    'SEM-06',
    'listVariables',
    'list-variables/lists-variables',
    'the first variable is listed twice',
    repeatsFirst,
  ),
  mutant(
    'SEM-02',
    'listVariables',
    'list-variables/lists-variables',
    'values are masked',
    shows('value', '[MASKED]'),
  ),
  mutant(
    'SCH-05',
    'listVariables',
    'list-variables/no-protected',
    'the list tells what is protected',
    saysOfEach((variable) => ({ ...variable, protected: false })),
  ),
  mutant(
    'SCH-05',
    'getVariable',
    'get-variable/no-protected',
    'the variable tells whether it is protected',
    saysOfEach((variable) => ({ ...variable, protected: false })),
  ),
  mutant('IDT-03', 'getVariable', 'get-variable/by-key', 'the beginning of a key is enough', {
    async around(call, behind) {
      const longer = (await listedAt(listOf(call), call, behind)).findLast(({ key }) =>
        String(key).startsWith(keyOf(call)),
      )
      return behind.pass(longer === undefined ? call : withSegment(call, 3, String(longer['key'])))
    },
  }),
  mutant('IDT-02', 'getVariable', 'get-variable/by-key', 'variables of other projects are shown', {
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
  mutant('SEM-02', 'getVariable', 'get-variable/by-key', 'the value is masked', shows('value', '[MASKED]')),
]

const changed: readonly Mutant[] = [
  ...(['createVariable', 'updateVariable'] as const).flatMap((operation) => {
    const rule = operation === 'createVariable' ? 'create-variable/protected' : 'update-variable/protected'
    return [
      mutant('SEM-01', operation, rule, '`protected` is not looked at', ignores('protected')),
      mutant(
        'SEM-02',
        operation,
        rule,
        'what is sent is protected',
        when(has('protected'), always('protected', true)),
      ),
      mutant(
        'SCH-01',
        operation,
        rule,
        'the answer does not tell whether it is protected',
        drops('protected'),
      ),
    ]
  }),
  mutant(
    'STT-03',
    'updateVariable',
    'update-variable/value-required',
    'without a value it is empty',
    byDefault('value', ''),
  ),
  mutant(
    'STT-01',
    'updateVariable',
    'update-variable/updates',
    'the value is answered and not kept',
    forgets,
  ),
  mutant(
    'SFX-02',
    'updateVariable',
    'update-variable/updates',
    'all variables of the project get the value',
    toOthers('PUT'),
  ),
  mutant('SFX-02', 'updateVariable', 'update-variable/updates', 'the key has the value in all projects', {
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
    'the answer has the former value',
    shows('value', 'tight'),
  ),
  mutant('SFX-02', 'updateVariable', 'update-variable/updates', 'a variable is added instead', {
    async around(call, behind) {
      const value = valueOf(call, 'value')
      const body = { key: `${keyOf(call)}_1`, value }
      if (value !== undefined) await behind.pass(another(call, 'POST', listOf(call), body))
      return behind.pass(call)
    },
  }),
  mutant('STT-01', 'deleteVariable', 'delete-variable/deletes', 'the variable stays', forgets),
  mutant(
    'SFX-02',
    'deleteVariable',
    'delete-variable/deletes',
    'all variables of the project go',
    toOthers('DELETE'),
  ),
  mutant('SFX-02', 'deleteVariable', 'delete-variable/deletes', 'the key goes from all projects', {
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
    'what is rejected is done all the same',
    inPlacesThatAre('private', when(by('external'), deletesAndRefuses)),
  ),
  mutant('SFX-01', 'deleteVariable', 'delete-variable/deletes', 'the value goes and the key stays', {
    async around(call, behind) {
      const response = await behind.pass({
        ...another(call, 'PUT', `${listOf(call)}/${encodeURIComponent(keyOf(call))}`, { value: '' }),
      })
      return isSuccess(response) ? jsonResponse(200, {}) : behind.pass(call)
    },
  }),
]

export const variableMutants: readonly Mutant[] = [...listed, ...variableCreationMutants, ...changed]

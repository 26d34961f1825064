/** Defects of build variables. */
import { list } from '../../../../server-stub/http/handler.ts'
import { variable } from '../../../../server-stub/resources/variables/presenter.ts'
import { reference } from '../../../../server-stub/reference.ts'
import { pageOf } from '../../../../server-stub/database/paging.ts'
import { isSuccess, segmentsOf, valueOf, withSegment, type Call } from '../../message.ts'
import { defectsOf, mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import {
  omitsProperty,
  omitsLastItem,
  repeatsFirstItem,
  altersRecords,
  returnsValue,
} from '../../vocabulary/responses.ts'
import { by, has, when } from '../../vocabulary/conditions.ts'
import {
  otherCall,
  byAdministrator,
  undoesEffect,
  jsonResponse,
  ignoresPermissions,
} from '../../vocabulary/effects.ts'
import { alsoDoesAll, inScopesThatAre, listedAt } from '../../vocabulary/lookups.ts'
import { setsParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { variableCreationMutants } from './made.ts'

const listOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/variables`
const keyOf = (call: Call) => segmentsOf(call)[3] ?? ''

/** The same is done to all other variables of the project. */
function toOthers(method: string): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const others = (await listedAt(listOf(call), call, upstream)).filter(({ key }) => key !== keyOf(call))
    return others.map(({ key }) => ({
      ...call,
      method,
      path: `/api/v4${listOf(call)}/${encodeURIComponent(String(key))}`,
    }))
  })
}

const deletesAndRejects: Fault = {
  async around(call, upstream) {
    await upstream.pass(byAdministrator(call, upstream))
    return upstream.pass(call)
  },
}

const listed: readonly Mutant[] = [
  ...defectsOf('listVariables', {
    'general/no-access-to-private-projects': [
      [
        'AUT-02',
        'lists variables of private projects for every user',
        inScopesThatAre('private', when(by('non-member', 'external'), ignoresPermissions)),
      ],
    ],
    'list-variables/lists-variables': [
      [
        'SEM-02',
        'lists variables of all projects',
        {
          handlers: () => ({
            async listVariables({ path, paging }, { db, find, authorize }) {
              authorize('manage-variables', await find.project(path.id))
              const all = db.selectFrom('build_variable').selectAll('build_variable').orderBy('id')
              return list(await pageOf(all, paging), variable)
            },
          }),
        },
      ],
      ['SEM-06', 'omits the last variable', omitsLastItem],
      ['SEM-06', 'lists the first variable twice', repeatsFirstItem],
      ['SEM-02', 'masks values', returnsValue('value', '[MASKED]')],
    ],
    'list-variables/no-protected': [
      [
        'SCH-05',
        'returns protected in the list',
        altersRecords((variable) => ({ ...variable, protected: false })),
      ],
    ],
  }),
  ...defectsOf('getVariable', {
    'get-variable/no-protected': [
      ['SCH-05', 'returns protected', altersRecords((variable) => ({ ...variable, protected: false }))],
    ],
    'get-variable/by-key': [
      [
        'IDT-03',
        'finds a variable by a prefix of its key',
        {
          async around(call, upstream) {
            const longer = (await listedAt(listOf(call), call, upstream)).findLast(({ key }) =>
              String(key).startsWith(keyOf(call)),
            )
            return upstream.pass(longer === undefined ? call : withSegment(call, 3, String(longer['key'])))
          },
        },
      ],
      [
        'IDT-02',
        'returns variables of other projects',
        {
          services: (own) => ({
            ...own,
            find: {
              ...own.find,
              variable: async (project, key) =>
                (await own.db
                  .selectFrom('build_variable')
                  .selectAll()
                  .where('key', '=', key)
                  .executeTakeFirst()) ?? own.find.variable(project, key),
            },
          }),
        },
      ],
      ['SEM-02', 'masks the value', returnsValue('value', '[MASKED]')],
    ],
  }),
]

const changed: readonly Mutant[] = [
  ...(['createVariable', 'updateVariable'] as const).flatMap((operation) => {
    const rule = operation === 'createVariable' ? 'create-variable/protected' : 'update-variable/protected'
    return [
      ...mutantsOf(
        operation,
        rule,
        ['SEM-01', 'ignores protected', ignores('protected')],
        [
          'SEM-02',
          'treats every value of protected as true',
          when(has('protected'), setsParameter('protected', true)),
        ],
        ['SCH-01', 'omits protected from the response', omitsProperty('protected')],
      ),
    ]
  }),
  ...defectsOf('updateVariable', {
    'update-variable/value-required': [
      ['STT-03', 'uses an empty default value', defaultsParameter('value', '')],
    ],
    'update-variable/updates': [
      ['STT-01', 'returns the value without storing it', undoesEffect],
      ['SFX-02', 'sets the value of all variables of the project', toOthers('PUT')],
      [
        'SFX-02',
        'sets the value of the key in all projects',
        {
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
        },
      ],
      ['SEM-02', 'returns the previous value', returnsValue('value', 'tight')],
      [
        'SFX-02',
        'adds a variable instead',
        {
          async around(call, upstream) {
            const value = valueOf(call, 'value')
            const body = { key: `${keyOf(call)}_1`, value }
            if (value !== undefined) await upstream.pass(otherCall(call, 'POST', listOf(call), body))
            return upstream.pass(call)
          },
        },
      ],
    ],
  }),
  ...defectsOf('deleteVariable', {
    'delete-variable/deletes': [
      ['STT-01', 'keeps the variable', undoesEffect],
      ['SFX-02', 'deletes all variables of the project', toOthers('DELETE')],
      [
        'SFX-02',
        'deletes the key in all projects',
        {
          handlers: () => ({
            async deleteVariable(request, services) {
              const result = await reference.deleteVariable(request, services)
              const { path } = request
              const { db } = services
              if (result.status === 200)
                await db.deleteFrom('build_variable').where('key', '=', path.key).execute()
              return result
            },
          }),
        },
      ],
      [
        'SFX-01',
        'empties the value and keeps the key',
        {
          async around(call, upstream) {
            const response = await upstream.pass({
              ...otherCall(call, 'PUT', `${listOf(call)}/${encodeURIComponent(keyOf(call))}`, { value: '' }),
            })
            return isSuccess(response) ? jsonResponse(200, {}) : upstream.pass(call)
          },
        },
      ],
    ],
    'general/no-access-to-private-projects': [
      [
        'SFX-02',
        'performs a rejected deletion',
        inScopesThatAre('private', when(by('external'), deletesAndRejects)),
      ],
    ],
  }),
]

export const variableMutants: readonly Mutant[] = [...listed, ...variableCreationMutants, ...changed]

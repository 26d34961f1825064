/** Mutants of members of projects and groups. */
import { isRecord, valueOf } from '../../message.ts'
import { mutant, mutantsOf, type Mutant } from '../../mutant.ts'
import {
  returnsSuccessFor,
  omitsProperty,
  omitsLastItem,
  altersRecords,
  returnsValue,
  altersProperty,
  replacesStatus,
} from '../../vocabulary/responses.ts'
import { has, hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import { undoesEffect, hasNoEffect, rejects } from '../../vocabulary/effects.ts'
import {
  setsParameter,
  defaultsParameter,
  ignores,
  altersPathSegment,
  altersParameter,
} from '../../vocabulary/requests.ts'

const scopes = [
  {
    list: 'listGroupMembers',
    add: 'addGroupMember',
    get: 'getGroupMember',
    update: 'updateGroupMember',
    remove: 'removeGroupMember',
    of: 'group',
    levels: [10, 20, 30, 40, 50],
  },
  {
    list: 'listProjectMembers',
    add: 'addProjectMember',
    get: 'getProjectMember',
    update: 'updateProjectMember',
    remove: 'removeProjectMember',
    of: 'project',
    levels: [10, 20, 30, 40],
  },
] as const

const dayBefore = (day: unknown): string =>
  new Date(Date.parse(String(day)) - 86_400_000).toISOString().slice(0, 10)

type Scope = (typeof scopes)[number]

function listed({ list, of }: Scope): readonly Mutant[] {
  return [
    ...mutantsOf(
      list,
      `list-${of}-members/lists-members`,
      ['SFX-01', 'omits one member', omitsLastItem],
      ['SCH-01', 'omits levels', omitsProperty('access_level')],
      ['SEM-02', 'returns every member as a guest', returnsValue('access_level', 10)],
      [
        'SFX-02',
        'lists a non-member',
        altersRecords((record) =>
          isRecord(record) ? { ...record, id: Number(record['id']) + 1000 } : record,
        ),
      ],
    ),
    ...mutantsOf(
      list,
      `list-${of}-members/query-filter`,
      ['SEM-01', 'ignores the search text', ignores('query')],
      [
        'SEM-02',
        'searches by the first letter only',
        altersParameter('query', (text) => String(text).slice(0, 1)),
      ],
    ),
  ]
}

function added({ add, of, levels }: Scope): readonly Mutant[] {
  return [
    mutant(
      'STA-03',
      add,
      `add-${of}-member/user-id-required`,
      'rejects every new member',
      when(lacks('user_id'), returnsSuccessFor(400, 201)),
    ),
    mutant(
      'SEM-05',
      add,
      `add-${of}-member/access-level-required`,
      'sets the guest level by default',
      defaultsParameter('access_level', 10),
    ),
    ...mutantsOf(
      add,
      `add-${of}-member/access-level-values`,
      [
        'STA-03',
        'accepts every number as a level',
        altersParameter('access_level', (level) =>
          levels.some((each) => String(each) === String(level)) ? level : 10,
        ),
      ],
      ['STA-03', 'rejects the reporter level', when(hasValue('access_level', 20), rejects(400))],
    ),
    mutant(
      'SEM-05',
      add,
      `add-${of}-member/access-level-kept`,
      'stores every member as a guest',
      setsParameter('access_level', 10),
    ),
  ]
}

function addedAgain({ add, of }: Scope): readonly Mutant[] {
  return [
    mutant(
      'STT-01',
      add,
      `add-${of}-member/access-level-kept`,
      'rejects the addition of a member',
      undoesEffect,
    ),
    ...mutantsOf(
      add,
      `add-${of}-member/expires-at-kept`,
      ['SEM-01', 'ignores the expiry date', ignores('expires_at')],
      ['SEM-07', 'sets the expiry date a day early', altersParameter('expires_at', dayBefore)],
    ),
    ...mutantsOf(
      add,
      `add-${of}-member/existing-is-409`,
      ['IDM-02', 'accepts an existing member', returnsSuccessFor(409, 201)],
      ['STA-02', 'returns 400 for 409', replacesStatus(409, 400)],
    ),
    mutant(
      'STA-02',
      add,
      `add-${of}-member/invalid-is-400`,
      'returns 422 for 400',
      when(has('access_level'), replacesStatus(400, 422)),
    ),
  ]
}

function shownAlone({ get, of }: Scope): readonly Mutant[] {
  return [
    ...mutantsOf(
      get,
      `get-${of}-member/returns-the-member`,
      ['SFX-03', 'returns another member', altersProperty('id', (id) => Number(id) + 1)],
      ['SEM-02', 'stores every member as a guest', returnsValue('access_level', 10)],
    ),
    ...mutantsOf(
      get,
      `get-${of}-member/returns-expiry`,
      ['SCH-01', 'omits expires_at', omitsProperty('expires_at')],
      ['SCH-03', 'returns null as expires_at', returnsValue('expires_at', null)],
    ),
    ...mutantsOf(
      get,
      `get-${of}-member/not-a-member-is-404`,
      ['STA-03', 'returns every user as a member', returnsSuccessFor(404, 200)],
      ['STA-02', 'returns 403 for 404', replacesStatus(404, 403)],
    ),
  ]
}

function changed({ update, of }: Scope): readonly Mutant[] {
  return [
    mutant(
      'SEM-05',
      update,
      `update-${of}-member/access-level-required`,
      'sets the guest level by default',
      defaultsParameter('access_level', 10),
    ),
    ...mutantsOf(
      update,
      `update-${of}-member/access-level-kept`,
      ['SEM-02', 'stores every member as a guest', setsParameter('access_level', 10)],
      ['STT-01', 'returns the attributes without storing them', undoesEffect],
    ),
    ...mutantsOf(
      update,
      `update-${of}-member/expires-at-kept`,
      ['SEM-01', 'ignores expires_at', ignores('expires_at')],
      ['SEM-07', 'sets the expiry date a day early', altersParameter('expires_at', dayBefore)],
    ),
    ...mutantsOf(
      update,
      `update-${of}-member/invalid-is-400`,
      ['STA-02', 'returns 422 for 400', replacesStatus(400, 422)],
      [
        'STA-03',
        'accepts invalid dates',
        when((call) => !/^\d{4}-\d\d-\d\d$/.test(String(valueOf(call, 'expires_at'))), ignores('expires_at')),
      ],
    ),
  ]
}

function removed({ remove, of }: Scope): readonly Mutant[] {
  return [
    ...mutantsOf(
      remove,
      `remove-${of}-member/removes-the-member`,
      ['SFX-01', 'keeps the member', hasNoEffect(200)],
      ['STT-01', 'restores the member after the removal', undoesEffect],
      ['SFX-03', 'removes another member', altersPathSegment(3, (id) => String(Number(id) - 1))],
    ),
  ]
}

export const memberMutants: readonly Mutant[] = scopes.flatMap((scope) =>
  [listed, added, addedAgain, shownAlone, changed, removed].flatMap((mutantsOf) => mutantsOf(scope)),
)

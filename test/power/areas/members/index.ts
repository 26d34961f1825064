/** Mutants of members of projects and groups. */
import { isRecord, valueOf } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import {
  announces,
  drops,
  losesLast,
  changesEach,
  shows,
  showsAs,
  swaps,
} from '../../vocabulary/responses.ts'
import { has, hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import { forgets, pretends, rejects } from '../../vocabulary/effects.ts'
import { always, byDefault, ignores, leads, takes } from '../../vocabulary/requests.ts'

const places = [
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

type Place = (typeof places)[number]

function listed({ list, of }: Place): readonly Mutant[] {
  return [
    mutant('SFX-01', list, `list-${of}-members/lists-members`, 'omits one member', losesLast),
    mutant('SCH-01', list, `list-${of}-members/lists-members`, 'omits levels', drops('access_level')),
    mutant(
      'SEM-02',
      list,
      `list-${of}-members/lists-members`,
      'returns every member as a guest',
      shows('access_level', 10),
    ),
    mutant('SEM-01', list, `list-${of}-members/query-filter`, 'ignores the search text', ignores('query')),
    mutant(
      'SEM-02',
      list,
      `list-${of}-members/query-filter`,
      'searches by the first letter only',
      takes('query', (text) => String(text).slice(0, 1)),
    ),
    mutant(
      'SFX-02',
      list,
      `list-${of}-members/lists-members`,
      'lists a non-member',
      changesEach((record) => (isRecord(record) ? { ...record, id: Number(record['id']) + 1000 } : record)),
    ),
  ]
}

function added({ add, of, levels }: Place): readonly Mutant[] {
  return [
    mutant(
      'STA-03',
      add,
      `add-${of}-member/user-id-required`,
      'rejects every new member',
      when(lacks('user_id'), announces(400, 201)),
    ),
    mutant(
      'SEM-05',
      add,
      `add-${of}-member/access-level-required`,
      'sets the guest level by default',
      byDefault('access_level', 10),
    ),
    mutant(
      'STA-03',
      add,
      `add-${of}-member/access-level-values`,
      'accepts every number as a level',
      takes('access_level', (level) => (levels.some((each) => String(each) === String(level)) ? level : 10)),
    ),
    mutant(
      'STA-03',
      add,
      `add-${of}-member/access-level-values`,
      'rejects the reporter level',
      when(hasValue('access_level', 20), rejects(400)),
    ),
    mutant(
      'SEM-05',
      add,
      `add-${of}-member/access-level-kept`,
      'stores every member as a guest',
      always('access_level', 10),
    ),
  ]
}

function addedAgain({ add, of }: Place): readonly Mutant[] {
  return [
    mutant('STT-01', add, `add-${of}-member/access-level-kept`, 'rejects the addition of a member', forgets),
    mutant(
      'SEM-01',
      add,
      `add-${of}-member/expires-at-kept`,
      'ignores the expiry date',
      ignores('expires_at'),
    ),
    mutant(
      'SEM-07',
      add,
      `add-${of}-member/expires-at-kept`,
      'sets the expiry date a day early',
      takes('expires_at', dayBefore),
    ),
    mutant(
      'IDM-02',
      add,
      `add-${of}-member/existing-is-409`,
      'accepts an existing member',
      announces(409, 201),
    ),
    mutant('STA-02', add, `add-${of}-member/existing-is-409`, 'returns 400 for 409', swaps(409, 400)),
    mutant(
      'STA-02',
      add,
      `add-${of}-member/invalid-is-400`,
      'returns 422 for 400',
      when(has('access_level'), swaps(400, 422)),
    ),
  ]
}

function shownAlone({ get, of }: Place): readonly Mutant[] {
  return [
    mutant(
      'SFX-03',
      get,
      `get-${of}-member/returns-the-member`,
      'returns another member',
      showsAs('id', (id) => Number(id) + 1),
    ),
    mutant(
      'SEM-02',
      get,
      `get-${of}-member/returns-the-member`,
      'stores every member as a guest',
      shows('access_level', 10),
    ),
    mutant('SCH-01', get, `get-${of}-member/returns-expiry`, 'omits expires_at', drops('expires_at')),
    mutant(
      'SCH-03',
      get,
      `get-${of}-member/returns-expiry`,
      'returns null as expires_at',
      shows('expires_at', null),
    ),
    mutant(
      'STA-03',
      get,
      `get-${of}-member/not-a-member-is-404`,
      'returns every user as a member',
      announces(404, 200),
    ),
    mutant('STA-02', get, `get-${of}-member/not-a-member-is-404`, 'returns 403 for 404', swaps(404, 403)),
  ]
}

function changed({ update, of }: Place): readonly Mutant[] {
  return [
    mutant(
      'SEM-05',
      update,
      `update-${of}-member/access-level-required`,
      'sets the guest level by default',
      byDefault('access_level', 10),
    ),
    mutant(
      'SEM-02',
      update,
      `update-${of}-member/access-level-kept`,
      'stores every member as a guest',
      always('access_level', 10),
    ),
    mutant(
      'STT-01',
      update,
      `update-${of}-member/access-level-kept`,
      'returns the attributes without storing them',
      forgets,
    ),
    mutant(
      'SEM-01',
      update,
      `update-${of}-member/expires-at-kept`,
      'ignores expires_at',
      ignores('expires_at'),
    ),
    mutant(
      'SEM-07',
      update,
      `update-${of}-member/expires-at-kept`,
      'sets the expiry date a day early',
      takes('expires_at', dayBefore),
    ),
    mutant('STA-02', update, `update-${of}-member/invalid-is-400`, 'returns 422 for 400', swaps(400, 422)),
    mutant(
      'STA-03',
      update,
      `update-${of}-member/invalid-is-400`,
      'accepts invalid dates',
      when((call) => !/^\d{4}-\d\d-\d\d$/.test(String(valueOf(call, 'expires_at'))), ignores('expires_at')),
    ),
  ]
}

function removed({ remove, of }: Place): readonly Mutant[] {
  return [
    mutant('SFX-01', remove, `remove-${of}-member/removes-the-member`, 'keeps the member', pretends(200)),
    mutant(
      'STT-01',
      remove,
      `remove-${of}-member/removes-the-member`,
      'restores the member after the removal',
      forgets,
    ),
    mutant(
      'SFX-03',
      remove,
      `remove-${of}-member/removes-the-member`,
      'removes another member',
      leads(3, (id) => String(Number(id) - 1)),
    ),
  ]
}

export const memberMutants: readonly Mutant[] = places.flatMap((place) =>
  [listed, added, addedAgain, shownAlone, changed, removed].flatMap((mutantsOf) => mutantsOf(place)),
)

/** Pipeline triggers, wrong in one thing each. */
import { list, ok } from '../../../../server-stub/http/handler.ts'
import { trigger } from '../../../../server-stub/resources/triggers/presenter.ts'
import { pageOf } from '../../../../server-stub/database/paging.ts'
import { isRecord, isSuccess, segmentsOf, valueOf, withSegment, type Call } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { losesFirst, repeatsFirst, showsAs } from '../../vocabulary/responses.ts'
import { lacks, when } from '../../vocabulary/conditions.ts'
import {
  alsoDoes,
  another,
  forgets,
  jsonResponse,
  pretends,
  refuses,
  repeats,
  trustsEverybody,
} from '../../vocabulary/effects.ts'
import { alsoDoesAll, lagsBehind, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { byDefault, takes } from '../../vocabulary/requests.ts'

const listOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/triggers`

/** Handlers find a trigger wherever it is, whatever the project in the address. */
const anywhere: Fault = {
  services: (own) => ({
    ...own,
    find: {
      ...own.find,
      trigger: async (project, id) => {
        const triggers = own.db.selectFrom('pipeline_trigger').selectAll()
        const found = await triggers.where('id', '=', id).executeTakeFirst()
        return found === undefined ? own.find.trigger(project, id) : { ...found, owner: null }
      },
    },
  }),
}

/** The same is done to all other triggers of the project. */
function toOthers(method: string, suffix = ''): Fault {
  return alsoDoesAll(async (call, behind) => {
    const others = (await listedAt(listOf(call), call, behind)).filter(
      (each) => String(each['id']) !== segmentsOf(call)[3],
    )
    return others.map(({ id }) => ({
      ...call,
      method,
      path: `/api/v4${listOf(call)}/${String(id)}${suffix}`,
    }))
  })
}

const newest: Fault = {
  async around(call, behind) {
    const last = (await listedAt(listOf(call), call, behind)).at(-1)
    return behind.pass(last === undefined ? call : withSegment(call, 3, String(last['id'])))
  },
}

export const triggerMutants: readonly Mutant[] = [
  mutant('SEM-02', 'listTriggers', 'list-triggers/lists-triggers', 'triggers of all projects are listed', {
    handlers: () => ({
      async listTriggers({ path, paging, origin }, { db, find, authorize }) {
        authorize('manage-triggers', await find.project(path.id))
        const all = db.selectFrom('pipeline_trigger').selectAll('pipeline_trigger').orderBy('id')
        return list(await pageOf(all, paging), (row) => trigger({ ...row, owner: null }, origin))
      },
    }),
  }),
  mutant(
    'SEM-06',
    'listTriggers',
    'list-triggers/lists-triggers',
    'the first trigger is not listed',
    losesFirst,
  ),
  mutant(
    'SEM-06',
    'listTriggers',
    'list-triggers/lists-triggers',
    'the first trigger is listed twice',
    repeatsFirst,
  ),
  mutant(
    'SEM-02',
    'listTriggers',
    'list-triggers/lists-triggers',
    'descriptions are in capitals',
    showsAs('description', (text) => String(text).toUpperCase()),
  ),
  mutant(
    'STT-03',
    'createTrigger',
    ['create-trigger/description-required', 'create-trigger/description-required-since-v4'],
    'a trigger needs no description',
    byDefault('description', 'Trigger'),
  ),
  mutant('STT-01', 'createTrigger', 'create-trigger/creates', 'the trigger is not kept', forgets),
  mutant('IDM-02', 'createTrigger', 'create-trigger/creates', 'there are two triggers', repeats),
  mutant(
    'ENC-01',
    'createTrigger',
    'create-trigger/creates',
    'the marks of the description are gone',
    takes('description', (text) => String(text).replaceAll('*', '')),
  ),
  mutant(
    'STT-04',
    'listTriggers',
    ['create-trigger/creates', 'delete-trigger/deletes'],
    'the list is one write behind',
    lagsBehind(/^\/api\/v4\/projects\/\d+\/triggers/),
  ),
  mutant('IDT-03', 'getTrigger', 'get-trigger/by-id', 'every trigger is the newest', newest),
  mutant('IDT-03', 'getTrigger', 'get-trigger/by-id', 'triggers of other projects are shown', anywhere),
  mutant('SEM-01', 'updateTrigger', 'update-trigger/description', 'the description is not looked at', {
    async around(call, behind) {
      const trigger = await shownAt(`${listOf(call)}/${segmentsOf(call)[3] ?? ''}`, call, behind)
      return isRecord(trigger) && valueOf(call, 'description') !== undefined
        ? jsonResponse(200, trigger)
        : behind.pass(call)
    },
  }),
  mutant(
    'STT-01',
    'updateTrigger',
    'update-trigger/description',
    'the description is answered and not kept',
    forgets,
  ),
  mutant(
    'SFX-02',
    'updateTrigger',
    'update-trigger/description',
    'all triggers are changed',
    toOthers('PUT'),
  ),
  mutant('SFX-03', 'updateTrigger', 'update-trigger/description', 'the newest trigger is changed', newest),
  mutant(
    'STA-03',
    'updateTrigger',
    'update-trigger/description-optional',
    'the description is required',
    when(lacks('description'), refuses(400, 'description is missing')),
  ),
  mutant(
    'SEM-05',
    'updateTrigger',
    'update-trigger/description-optional',
    'without a description there is another',
    byDefault('description', 'Trigger'),
  ),
  mutant('STT-01', 'deleteTrigger', 'delete-trigger/deletes', 'the trigger stays', forgets),
  mutant('SFX-02', 'deleteTrigger', 'delete-trigger/deletes', 'all triggers go', toOthers('DELETE')),
  mutant('SFX-03', 'deleteTrigger', 'delete-trigger/deletes', 'triggers of other projects go', {
    handlers: () => ({
      async deleteTrigger({ path }, { db, find, authorize }) {
        authorize('manage-triggers', await find.project(path.id))
        await db.deleteFrom('pipeline_trigger').where('id', '=', path.trigger_id).execute()
        return ok()
      },
    }),
  }),
  mutant(
    'STT-01',
    'takeTriggerOwnership',
    'take-trigger-ownership/takes-ownership',
    'the owner is answered and stays',
    forgets,
  ),
  mutant(
    'SFX-03',
    'takeTriggerOwnership',
    'take-trigger-ownership/takes-ownership',
    'the administrator is the owner',
    trustsEverybody,
  ),
  mutant('SFX-01', 'takeTriggerOwnership', 'take-trigger-ownership/takes-ownership', 'the owner stays', {
    async around(call, behind) {
      const trigger = await shownAt(`${listOf(call)}/${segmentsOf(call)[3] ?? ''}`, call, behind)
      return isRecord(trigger) ? jsonResponse(201, trigger) : behind.pass(call)
    },
  }),
  mutant(
    'SFX-02',
    'takeTriggerOwnership',
    'take-trigger-ownership/takes-ownership',
    'all triggers change hands',
    {
      async around(call, behind) {
        const response = await behind.pass(call)
        if (!isSuccess(response)) return response
        for (const { id } of await listedAt(listOf(call), call, behind))
          await behind.pass(withSegment(call, 3, String(id)))
        return response
      },
    },
  ),
  mutant(
    'SFX-02',
    'takeTriggerOwnership',
    'take-trigger-ownership/takes-ownership',
    'the description is gone',
    alsoDoes((call) =>
      another(call, 'PUT', `${listOf(call)}/${segmentsOf(call)[3] ?? ''}`, { description: 'Taken' }),
    ),
  ),
  mutant(
    'STA-03',
    'triggerPipeline',
    'trigger-pipeline/route-exists',
    'the route is not known',
    pretends(404, { error: '404 Not Found' }),
  ),
]

/** An update changes no property that it does not send. Spec: the optional parameters of the updates of documents 2 and 3. */
import { isDeepStrictEqual } from 'node:util'
import { operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { differences } from '../../fixtures/differences.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { partials, type Partial, type Values } from './partial-update-values.ts'
import { readsOf } from './reads.ts'
import { volatile } from './same-values.ts'
import {
  prepareRequest,
  sendPrepared,
  type PreparedRequest,
  type SpecifiedOperation,
} from '../valid-request.ts'
import type { OperationId } from '../../../../generated/operations.ts'

/** Properties that contain other properties or records, follow from attributes, or may change with any update. */
const derived =
  /\b(?:updateBroadcastMessage active|can_create_project|events|is_admin|projects|shared_projects|subscribed|user_notes_count)$/

/** Properties that an attribute of another name changes. */
const affected: readonly (readonly [string, RegExp])[] = [
  ['remove_source_branch', /_remove_source_branch$/],
  ['state_event', /^state$/],
  ['name', /^full_name$/],
  ['path', /^(?:full_path|web_url)$/],
]

function changesOnlySent(
  operation: SpecifiedOperation,
  single: SpecifiedOperation,
  { all, sent }: Partial,
): Check {
  const title = `${operation} changes no property that it does not send.`
  return generatedCheck('partial-update', operation, title, async (context) => {
    const prepared = await prepareRequest(context, operation)
    const accepted = await prepareKept(
      context,
      prepared,
      all.flatMap((values) => Object.keys(values)),
    )
    let before = await readRecord(context, prepared, single)
    const required =
      operations[operation].path === '/projects/{id}' ? { name: propertiesOf(before)['name'] } : {}
    const named = (values: Values) => withRun(values, context.run.id)
    const expectPartial = async (change: Values) => {
      const updated = await sendPrepared(context, prepared, { body: { ...required, ...change } })
      updated.expectStatus(200)
      const after = await readRecord(context, prepared, single)
      expectKept(operation, before, after, change)
      expectSet(after, change)
      before = after
    }
    for (const values of all.map(named)) {
      const first = await sendPrepared(context, prepared, { body: { ...required, ...accepted, ...values } })
      first.expectStatus(200)
      const set = await readRecord(context, prepared, single)
      expectKept(operation, before, set, { ...values, ...accepted })
      expectSet(set, values)
      before = set
      for (const change of sent.map(named)) await expectPartial(change)
    }
    if (!attributesAlone.has(operation)) return
    // Each attribute is sent alone, once when those before it have changed, and once when those after it have.
    for (const change of [...changesBetween(all), ...changesBetween(all.toReversed()).toReversed()])
      await expectPartial(change)
  })
}

/** Operations of which each attribute is also sent alone. Some attributes of a user, and of the settings, depend on others. */
const attributesAlone: ReadonlySet<SpecifiedOperation> = new Set([
  'updateGroup',
  'updateGroupNotificationSettings',
  'updateMergeRequest',
  'updateProject',
  'updateProjectNotificationSettings',
  'updateRunner',
])

/** The attributes that differ between the last values and the first, each with its value in the first. */
function changesBetween(all: readonly Values[]): readonly Values[] {
  const [first = {}, last = {}] = [all[0], all.at(-1)]
  return Object.entries(first).flatMap(([name, value]) =>
    isDeepStrictEqual(last[name], value) ? [] : [{ [name]: value }],
  )
}

/**
 * Values that not every server accepts, a repository with a default branch, and a blocked user with an identity: a partial
 * update keeps them as well.
 */
async function prepareKept(
  context: CheckContext,
  { operation, by, path }: PreparedRequest,
  names: readonly string[],
): Promise<Values> {
  if (operation === 'updateProject') {
    const project = { id: Number(path['id']), name: '', path: { id: Number(path['id']) }, owner: by }
    await context.given.file(project, 'kept.txt', 'Kept.\n')
  }
  if (operation === 'updateUser') {
    const body = { provider: 'ldap', extern_uid: context.uniqueName('uid') }
    await context.as(by).sendUnchecked({ operation, path, body }, 'arrange')
    await ifPossible(() => context.admin.sendUnchecked({ operation: 'blockUser', path }, 'arrange'), null)
  }
  if (operation !== 'updateApplicationSettings') return {}
  const body = { disabled_oauth_sign_in_sources: ['github'] }
  await context.given.keepsSettings(...Object.keys(body), ...names)
  const { status } = await context.as(by).sendUnchecked({ operation, body }, 'arrange')
  return status === 200 ? body : {}
}

/** Texts that a run creates or changes in the instance contain the ID of the run. */
function withRun(values: Values, id: string): Values {
  const separators = { description: ' ', message: ' ', name: ' ', path: '-' }
  const named = Object.entries(separators).flatMap(([name, separator]) => {
    const value = values[name]
    return typeof value === 'string' && value !== '' ? [[name, `${value}${separator}${id}`]] : []
  })
  return { ...values, ...Object.fromEntries(named) }
}

async function readRecord(context: CheckContext, { by, path }: PreparedRequest, single: SpecifiedOperation) {
  const response = await context.as(by).sendUnchecked({ operation: single, path }, 'observe')
  response.expectStatus(200)
  return response
}

/** Events are in an object of their own, and `admin` is returned as `is_admin`. */
function propertiesOf({ json }: ApiResponse<OperationId>): Readonly<Record<string, Json>> {
  if (!isRecord(json)) return {}
  const { events } = json
  return {
    ...json,
    ...(isRecord(events) ? events : {}),
    ...('is_admin' in json ? { admin: json['is_admin'] } : {}),
  }
}

function expectKept(
  operation: OperationId,
  before: ApiResponse<OperationId>,
  after: ApiResponse<OperationId>,
  sent: Values,
): void {
  const now = propertiesOf(after)
  const kept = Object.entries(propertiesOf(before)).filter(
    ([name]) =>
      !(name in sent) &&
      !volatile.test(name) &&
      !derived.test(`${operation} ${name}`) &&
      !affected.some(([attribute, properties]) => attribute in sent && properties.test(name)),
  )
  for (const [name, value] of kept) {
    if (isDeepStrictEqual(value, now[name] ?? null)) continue
    after.fail(`\`${name}\` is ${JSON.stringify(value)}, as before.`, `It is ${JSON.stringify(now[name])}.`, {
      kind: 'property',
      path: name,
    })
  }
}

/** An empty text or list may be returned as null. */
function expectSet(response: ApiResponse<OperationId>, values: Values): void {
  const properties = propertiesOf(response)
  for (const [path, value] of Object.entries(values)) {
    const actual = properties[path]
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0)
    const isOtherForm = actual === null ? isEmpty : Array.isArray(actual) !== Array.isArray(value)
    if (actual === undefined || isOtherForm) continue
    if (differences(value, actual).length > 0) {
      response.fail(`\`${path}\` is ${JSON.stringify(value)}.`, `It is ${JSON.stringify(actual)}.`, {
        kind: 'property',
        path,
      })
    }
  }
}

export const partialUpdates: readonly Check[] = [...partials].flatMap(([operation, partial]) => {
  const { single } = readsOf(operation) ?? { single: null }
  return single === null ? [] : [changesOnlySent(operation, single, partial)]
})

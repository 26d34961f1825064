/** A second record with the name that a path or another operation finds one by. Spec: document 1, "Status codes". */
import type { CheckContext } from '../../fixtures/context.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import { isRecord } from '../../protocol/exchange.ts'

/** Each is rejected, except where its function states otherwise; with which status is not specified. */
export async function expectDuplicatesRejected(context: CheckContext): Promise<void> {
  for (const duplicate of [ofUser, ofProject, ofGroup, ofVariable])
    await observeIfPossible(context, () => duplicate(context), null)
}

async function ofUser(context: CheckContext): Promise<null> {
  const { admin, given } = context
  const { id, username } = await given.user()
  const { json } = await admin.call('getUser', { path: { id } })
  const email = isRecord(json) ? json['email'] : null
  const name = context.uniqueName('user')
  const password = context.run.secretText()
  const other = { name, username: name, email: `${name}@example.com`, password }
  for (const taken of [{ username }, ...(typeof email === 'string' ? [{ email }] : [])])
    (await context.act(admin, 'createUser', { body: { ...other, ...taken } })).expectRejected()
  return null
}

async function ofProject(context: CheckContext): Promise<null> {
  const { owner, given } = context
  const { path } = (await owner.call('getProject', { path: (await given.project()).path })).body
  const body = { name: context.uniqueName('project'), path }
  ;(await context.act(owner, 'createProject', { body })).expectRejected()
  return null
}

async function ofGroup(context: CheckContext): Promise<null> {
  const { owner, given } = context
  const { path } = (await owner.call('getGroup', { path: (await given.group()).path })).body
  const body = { name: context.uniqueName('group'), path }
  ;(await context.act(owner, 'createGroup', { body })).expectRejected()
  return null
}

/** That a key is taken is not stated to be a conflict: a server may replace the value. */
async function ofVariable(context: CheckContext): Promise<null> {
  const { owner, given } = context
  const { path } = await given.project()
  const key = 'TAKEN'
  await owner.call('createVariable', { path, body: { key, value: 'First' } })
  const body = { key, value: 'Second' }
  const response = await context.act(owner, 'createVariable', { path, body })
  if (response.status === 201) response.expectMatch(body)
  else response.expectRejected()
  return null
}

/** Projects that a check creates itself. The response of creation is not shown, so that they are found by asking. */
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { idIn } from '../../fixtures/accounts.ts'
import { Mismatch } from '../../protocol/signals.ts'

/**
 * Creates a project, claims that it is there afterwards, and returns its ID. `word` is its whole name or path, by which
 * it is found.
 */
export async function createsProject(
  { given }: CheckContext,
  by: Actor,
  body: BodyOf<'createProject'>,
  word: string,
): Promise<number> {
  const created = await by.sendUnchecked({ operation: 'createProject', body })
  created.expectStatus(201)
  const told = idIn(created.json)
  const id = told ?? (await found(by, word))
  if (id === null) {
    throw new Mismatch('The project is there afterwards.', `Searching for ${word} finds none.`, [
      created.exchange,
    ])
  }
  given.removesProject(id)
  return id
}

async function found(by: Actor, word: string): Promise<number | null> {
  const response = await by.call('listProjects', { query: { search: word, per_page: 100 } })
  return response.items[0]?.id ?? null
}

/** The namespace of a group of the owner, as a project that lies there shows it. */
export async function namespaceOfGroup({ owner, given }: CheckContext): Promise<number> {
  const { path } = await given.projectIn(await given.group())
  const response = await owner.call('getProject', { path })
  return response.body.namespace.id
}

/**
 * Names of branches, tags and files with unusual characters, in paths, queries and bodies. The specification does not state
 * which names of branches and tags are valid: a server may reject them, and one that accepts them uses them unchanged. Spec:
 * document 3, "Endpoints".
 */
import { operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { Unsupported } from '../../protocol/signals.ts'
import { orUnsupported } from '../../fixtures/repository.ts'
import { expectEffect } from '../effects/index.ts'
import { expectSameRecords } from '../effects/same-records.ts'
import {
  prepareRequest,
  sendPrepared,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
} from '../valid-request.ts'

/** Names of branches and tags: a server that rejects the first may accept the second. */
const names = ['Größe/織機-🧵-Ωμέγα_1.0.x+#2&3', 'Größe/release-1.0.x'] as const
const file = 'Größe/織機 🧵 Ωμέγα+#100%.txt'

type Name = (typeof names)[number]

/** The kinds of names, and the operations that create records with them. */
const creations = {
  branch: (name: Name) => ({
    operation: 'createBranch' as const,
    path: {},
    body: { branch: name, ref: 'master' },
  }),
  tag_name: (name: Name) => ({
    operation: 'createTag' as const,
    path: {},
    body: { tag_name: name, ref: 'master' },
  }),
  file_path: () => ({
    operation: 'createFile' as const,
    path: { file_path: file },
    body: { branch: 'master', content: 'One.\n', commit_message: 'Add a file' },
  }),
} as const

type Kind = keyof typeof creations

const creationOf: Readonly<Record<Kind, SpecifiedOperation>> = {
  branch: 'createBranch',
  tag_name: 'createTag',
  file_path: 'createFile',
}

/** Statuses of the creation of a branch or tag whose name a server does not allow. */
const rejections = [400, 403, 405, 422]

interface Use {
  readonly kind: Kind
  readonly variation: Pick<PreparedRequest, 'path' | 'query' | 'body'>
}

/** Where an operation uses a name: in its path, as `ref`, `ref_name` or `branch` of its query, or in its body. */
function usesOf({ operation, path, query, body }: PreparedRequest, name: Name): readonly Use[] {
  const facts = operations[operation]
  const values = { branch: name, tag_name: name, file_path: file }
  const inPath = (['branch', 'tag_name', 'file_path'] as const)
    .filter((kind) => kind in path)
    .map((kind): Use => ({ kind, variation: { path: { ...path, [kind]: values[kind] }, query, body } }))
  const refs = facts.parameters.query.filter((each) => /^(?:ref|ref_name|branch)$/.test(each))
  const inQuery = refs.map((ref): Use => ({
    kind: 'branch',
    variation: { path, query: { ...query, [ref]: name }, body },
  }))
  const inBody = (['branch', 'tag_name', 'target_branch'] as const)
    .filter((property) => body !== null && property in body)
    .map((property): Use => {
      const kind = property === 'tag_name' ? 'tag_name' : 'branch'
      return { kind, variation: { path, query, body: { ...body, [property]: name } } }
    })
  const asHash: readonly Use[] =
    operation === 'getCommit' || operation === 'createCommitComment'
      ? [{ kind: 'branch', variation: { path: { ...path, sha: name }, query, body } }]
      : []
  return [...inPath, ...inQuery, ...inBody, ...asHash]
}

function accepts(operation: SpecifiedOperation): Check {
  const title = `${operation} keeps unusual characters in names of files, and of branches and tags that it accepts.`
  return generatedCheck('accepts-names', operation, title, async (context) => {
    const first = await prepareRequest(context, operation)
    for (const index of usesOf(first, names[0]).keys()) {
      const prepared = index === 0 ? first : await prepareRequest(context, operation)
      await expectOneAccepted(context, prepared, index)
    }
  })
}

/** Tries the names one after the other, until the server accepts one. */
async function expectOneAccepted(
  context: CheckContext,
  prepared: PreparedRequest,
  index: number,
): Promise<void> {
  for (const name of names) {
    const use = usesOf(prepared, name)[index]
    if (use === undefined) return
    try {
      const isCreation = creationOf[use.kind] === prepared.operation
      if (!isCreation) await createNamed(context, prepared, use.kind, name)
      await expectAccepted(context, prepared, use, { name, isCreation })
      return
    } catch (error) {
      if (!(error instanceof Unsupported) || name === names.at(-1)) throw error
    }
  }
}

/** A read by another ref returns the same records, one by its own name the record with the name. */
async function expectAccepted(
  context: CheckContext,
  prepared: PreparedRequest,
  { kind, variation }: Use,
  { name, isCreation }: { readonly name: Name; readonly isCreation: boolean },
): Promise<void> {
  const isRead = operations[prepared.operation].method === 'GET'
  if (!isRead) {
    const mayBeRejected = isCreation && kind !== 'file_path'
    const request = { ...prepared, ...variation }
    const response = await expectEffect(
      context,
      request,
      {},
      {
        unspecified: mayBeRejected ? rejections : [],
      },
    )
    if (mayBeRejected) orUnsupported(response, name)
    return
  }
  const { path, query } = variation
  if (!(kind in prepared.path)) return expectSameRecords(context, prepared, { path, query })
  const response = await sendPrepared(context, prepared, { path })
  response.expectStatus(200)
  if (kind === 'file_path') return
  const { json } = response
  if (isRecord(json) && json['name'] !== name)
    response.fail(`\`name\` is ${name}.`, `It is ${JSON.stringify(json['name'])}.`)
}

/** Creates the record that the request names; an updated release exists before. */
async function createNamed(
  context: CheckContext,
  { operation, by, path }: PreparedRequest,
  kind: Kind,
  name: Name,
): Promise<void> {
  const creation = creations[kind](name)
  const body: Parameters =
    operation === 'updateRelease' ? { ...creation.body, release_description: 'Old news' } : creation.body
  const request = { operation: creation.operation, path: { id: path['id'], ...creation.path }, body }
  const response = await context.as(by).sendUnchecked(request, 'arrange')
  if (kind !== 'file_path') orUnsupported(response, name)
  response.expectStatus(201)
}

const named =
  /\{(?:branch|tag_name|file_path)\}|\/(?:branches|tags|commits|commits\/\{sha\}(?:\/comments)?|merge_requests)$/

/** Every operation on a branch, a tag or a file, and those that name one. */
export const namesAccepted: readonly Check[] = specifiedOperations
  .filter((operation) => named.test(operations[operation].path))
  .map(accepts)

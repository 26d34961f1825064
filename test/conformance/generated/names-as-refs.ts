/** A branch with an unusual name is found where a request names it as a ref. Spec: document 3, "Endpoints". */
import { generatedCheck, type Check } from '../fixtures/check.ts'
import type { CheckContext } from '../fixtures/context.ts'
import type { GivenProject } from '../fixtures/repository.ts'
import { isRecord, type Json } from '../protocol/exchange.ts'
import type { Parameters } from '../protocol/encode.ts'
import type { SpecifiedOperation } from './valid-request.ts'

const name = 'Größe/織機-Ωμέγα_1.0.x+#2'
const file = 'only-there.txt'

/** A request that names the branch, and what its response has of the head of the branch. */
interface Reference {
  readonly path?: Parameters
  readonly query?: Parameters
  readonly body?: Parameters
  readonly status: 200 | 201
  /** The commit that the response shows; null if the file, which is only on the branch, is enough. */
  readonly head: ((json: Json | undefined) => Json | undefined) | null
}

const shaOf = (json: Json | undefined): Json | undefined => (isRecord(json) ? json['sha'] : undefined)

const commitOf = (json: Json | undefined): Json | undefined => {
  const commit = isRecord(json) ? json['commit'] : undefined
  return isRecord(commit) ? commit['id'] : undefined
}

const firstOf = (json: Json | undefined): Json | undefined => {
  const [first] = Array.isArray(json) ? json : []
  return isRecord(first) ? first['id'] : undefined
}

const references: readonly (readonly [SpecifiedOperation, Reference])[] = [
  ['createBranch', { body: { branch: 'from-there', ref: name }, status: 201, head: commitOf }],
  [
    'createMergeRequest',
    { body: { source_branch: name, target_branch: 'master', title: 'Add a file' }, status: 201, head: shaOf },
  ],
  ['createTag', { body: { tag_name: 'from-there', ref: name }, status: 201, head: commitOf }],
  ['getFile', { path: { file_path: file }, query: { ref: name }, status: 200, head: null }],
  ['getRawFile', { path: { file_path: file }, query: { ref: name }, status: 200, head: null }],
  ['listCommits', { query: { ref_name: name }, status: 200, head: firstOf }],
]

/** The branch is one commit ahead of the default branch. */
async function branchAhead({ given }: CheckContext): Promise<{ project: GivenProject; head: string }> {
  const project = await given.repository()
  await given.branch(project, name)
  return { project, head: await given.file(project, file, 'Only there.\n', name) }
}

function findsBranch(
  operation: SpecifiedOperation,
  { path, query = {}, body, status, head: headOf }: Reference,
): Check {
  const title = `${operation} finds a branch with unusual characters in its name.`
  return generatedCheck('name-as-ref', operation, title, async (context) => {
    const { project, head } = await branchAhead(context)
    const request = {
      operation,
      path: { ...project.path, ...path },
      query,
      ...(body === undefined ? {} : { body }),
    }
    const response = await context.owner.sendUnchecked(request)
    const { json } = response.expectStatus(status)
    if (headOf === null) return
    const found = headOf(json)
    if (found !== head)
      response.fail(
        `The commit ${head}, the head of the branch.`,
        `It is ${JSON.stringify(found) ?? 'missing'}.`,
      )
  })
}

/** One check for each operation that takes the name of a branch as a ref. */
export const namesAsRefs: readonly Check[] = references.map(([operation, reference]) =>
  findsBranch(operation, reference),
)

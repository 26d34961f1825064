/** A branch with an unusual name is found where a request names it as a ref. Spec: document 3, "Endpoints". */
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { GivenProject } from '../../fixtures/repository.ts'
import { isRecord, type Json } from '../../protocol/exchange.ts'
import type { Parameters } from '../../protocol/encode.ts'
import type { SpecifiedOperation } from '../valid-request.ts'

const name = 'Größe/織機-Ωμέγα_1.0.x+#2'
const file = 'only-there.txt'

/** A request that names the branch, and what its response has of the head of the branch. */
interface Reference {
  readonly path?: Parameters
  readonly query?: Parameters
  readonly body?: Parameters
  readonly status: 200 | 201
  /** The commits of which the head is one; null if the file, which is only on the branch, is enough. */
  readonly commits: ((json: Json | undefined) => readonly (Json | undefined)[]) | null
}

const valueOf = (json: Json | undefined, name: string): Json | undefined =>
  isRecord(json) ? json[name] : undefined

const headOf = (json: Json | undefined) => [valueOf(valueOf(json, 'commit'), 'id')]
const shaOf = (json: Json | undefined) => [valueOf(json, 'sha')]
const listed = (json: Json | undefined) =>
  Array.isArray(json) ? json.map((item) => valueOf(item, 'id')) : []

const references: readonly (readonly [SpecifiedOperation, Reference])[] = [
  ['createBranch', { body: { branch: 'from-there', ref: name }, status: 201, commits: headOf }],
  [
    'createMergeRequest',
    {
      body: { source_branch: name, target_branch: 'master', title: 'Add a file' },
      status: 201,
      commits: shaOf,
    },
  ],
  ['createTag', { body: { tag_name: 'from-there', ref: name }, status: 201, commits: headOf }],
  ['getFile', { path: { file_path: file }, query: { ref: name }, status: 200, commits: null }],
  ['getRawFile', { path: { file_path: file }, query: { ref: name }, status: 200, commits: null }],
  ['listCommits', { query: { ref_name: name }, status: 200, commits: listed }],
]

/** The branch is one commit ahead of the default branch. */
async function branchAhead({ given }: CheckContext): Promise<{ project: GivenProject; head: string }> {
  const project = await given.repository()
  await given.unusualBranch(project, name)
  return { project, head: await given.file(project, file, 'Only there.\n', name) }
}

function findsBranch(
  operation: SpecifiedOperation,
  { path, query = {}, body, status, commits }: Reference,
): Check {
  const title = `${operation} finds a branch with unusual characters in its name, if the server has one.`
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
    const found = commits?.(json)
    if (found?.includes(head) === false)
      response.fail(`The commit ${head}, the head of the branch.`, `Found: ${JSON.stringify(found)}.`)
  })
}

/** One check for each operation that takes the name of a branch as a ref. */
export const namesAsRefs: readonly Check[] = references.map(([operation, reference]) =>
  findsBranch(operation, reference),
)

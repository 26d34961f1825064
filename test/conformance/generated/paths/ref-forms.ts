/** A branch, a tag and a hash that name one commit are the same ref. Spec: document 3, "Commits" and "Repository files". */
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { firstFile } from '../../fixtures/repository.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { recordOf, type JsonRecord } from '../effects/reads.ts'
import { identitiesIn } from '../effects/same-records.ts'
import { expectSameValues } from '../effects/same-values.ts'
import type { SpecifiedOperation } from '../valid-request.ts'

interface Reference {
  readonly path?: Parameters
  readonly query?: Parameters
}

/** Where each read names the ref. */
const references: readonly (readonly [SpecifiedOperation, (ref: string) => Reference])[] = [
  ['getCommit', (sha) => ({ path: { sha } })],
  ['getFile', (ref) => ({ path: { file_path: firstFile }, query: { ref } })],
  ['getRawFile', (ref) => ({ path: { file_path: firstFile }, query: { ref } })],
  ['listCommits', (ref_name) => ({ query: { ref_name } })],
]

/** Refs of a commit that is newer than the last one of the file. */
const refs = new Shared('several refs of one commit', async (context: CheckContext) => {
  const { given } = context
  const project = await given.repository()
  const head = await given.file(project, 'later.txt', 'Later.\n')
  const tag = await ifPossible(() => given.tag(project), null)
  const annotated = await ifPossible(() => given.tag(project, undefined, { message: 'Annotated' }), null)
  const tags = [tag, annotated].filter((name) => name !== null)
  return { project, head, branch: await given.branch(project), tags }
})

/** The ref itself is returned as it was sent. */
function withoutRef(record: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'ref'))
}

function readsSame(operation: SpecifiedOperation, referTo: (ref: string) => Reference): Check {
  const title = `${operation} returns the same for a branch, a tag and a hash that name one commit.`
  return generatedCheck('ref-forms', operation, title, async (context) => {
    const { project, head, branch, tags } = await context.use(refs)
    const read = async (ref: string) => {
      const { path, query } = referTo(ref)
      const request = { operation, path: { ...project.path, ...path }, ...(query ? { query } : {}) }
      const response = await context.as(project.owner).sendUnchecked(request)
      return response.expectStatus(200)
    }
    const first = await read(project.branch)
    // A hash is a ref of `listCommits` on some servers only.
    const hashes = operation === 'listCommits' ? [] : [head]
    for (const ref of [branch, ...tags, ...hashes]) {
      const other = await read(ref)
      if (other.text !== first.text && other.json === undefined)
        other.fail('The same content as that of the branch.')
      expectSameValues(withoutRef(recordOf(first)), withoutRef(recordOf(other)), other)
      const [expected, actual] = [first, other].map(({ json }) => identitiesIn(json).join(', '))
      if (expected !== actual) other.fail(`The same as for a branch: ${expected}.`, `It is ${actual}.`)
    }
  })
}

/** One check for each read that accepts several forms of refs. */
export const refForms: readonly Check[] = references.map(([operation, referTo]) =>
  readsSame(operation, referTo),
)

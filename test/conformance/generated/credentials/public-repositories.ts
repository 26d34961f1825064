/**
 * Protected branches, annotated tags and tags with a release of a public project are returned without authentication. Spec:
 * document 1, "Authentication".
 */
import { check, type Check } from '../../fixtures/check.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { firstFile } from '../../fixtures/repository.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { Blocked, Observed } from '../../protocol/signals.ts'

/** Names in a public repository: those of a plain branch and tag, and those of a protected branch and an annotated tag. */
const repository = new Shared('a public repository with a protected branch', async ({ owner, given }) => {
  const project = await given.repository({ visibility: 'public' })
  const { id, branch } = project
  const plain = {
    branch: await ifPossible(() => given.branch(project), null),
    tag: await ifPossible(() => given.tag(project), null),
  }
  const protect = () => owner.call('protectBranch', { path: { id, branch } })
  const annotation = { message: 'First cloth', release_description: 'The notes.' }
  return {
    id,
    plain,
    uncommon: {
      branch: await ifPossible(() => protect().then(() => branch), null),
      tag: await ifPossible(() => given.tag(project, undefined, annotation), null),
    },
  }
})

type Read = 'getBranch' | 'getFile' | 'getTag' | 'listBranches' | 'listTags'

interface Request {
  /** Whether it is about branches or tags. */
  readonly of: 'branch' | 'tag'
  readonly path: (name: string) => Parameters
  readonly query?: (name: string) => Parameters
}

const requests: Readonly<Record<Read, Request>> = {
  getBranch: { of: 'branch', path: (branch) => ({ branch }) },
  getFile: { of: 'branch', path: () => ({ file_path: firstFile }), query: (ref) => ({ ref }) },
  getTag: { of: 'tag', path: (tag_name) => ({ tag_name }) },
  listBranches: { of: 'branch', path: () => ({}) },
  listTags: { of: 'tag', path: () => ({}) },
}

/** One check, for the rule that the read requires no authentication. */
export function readsUncommonWithoutCredentials(operation: Read): Check {
  const { of, path, query = () => ({}) } = requests[operation]
  const what = of === 'branch' ? 'a protected branch' : 'an annotated tag with a release'
  const title = `${operation} without credentials returns ${what} of a public project.`
  return check(of === 'branch' ? 'protected' : 'annotated', title, async (context) => {
    const { id, plain, uncommon } = await context.use(repository)
    const [other, name] = [plain[of], uncommon[of]]
    if (other === null || name === null) throw new Observed(`The server did not create ${what}.`)
    const send = (each: string) => {
      const request = { operation, path: { id, ...path(each) }, query: query(each) }
      return context.anonymous.sendUnchecked(request)
    }
    const usual = await send(other)
    if (usual.status !== 200)
      throw new Blocked(`${operation} without credentials is rejected`, usual.exchange)
    const response = await send(name)
    response.expectStatus(200)
    if (operation.startsWith('list') && !response.values('name').includes(name))
      response.fail(`An item with the \`name\` ${name}.`, 'No such item.')
  })
}

/** Writes to the kinds of resources, one resource each. */
import { createHash } from 'node:crypto'
import type { ForgeClient } from '../../generated/client.ts'
import type { Random } from '../support/random.ts'
import type { GitClient } from './git-client.ts'
import type { Acknowledgement, Content, Ledger } from './ledger.ts'
import { acknowledgementOf, type Site } from './site.ts'

/** What a writer works with. */
export interface Bench {
  readonly origin: string
  readonly client: ForgeClient
  readonly git: GitClient
  readonly site: Site
  readonly ledger: Ledger
  /** Ids of notes by their key, which are the first word of the text. */
  readonly noteIds: Map<string, number>
  /** Numbers of merge requests by their key. */
  readonly requestIids: Map<string, number>
  /** A number that no other call gets. */
  next(): number
}

/** One write of a kind, to a resource that belongs to the writer. */
export type Write = (bench: Bench, random: Random, writer: number) => Promise<void>

const keysPerWriter = 3

/** A resource of the writer whose content is certain, or undefined. */
function ownKey({ ledger }: Bench, random: Random, kind: string, writer: number): string | undefined {
  const key = `${kind}:${writer}_${random.below(keysPerWriter)}`
  return ledger.isUncertain(key) ? undefined : key
}

const nameOf = (key: string): string => key.slice(key.indexOf(':') + 1)

/** Creates a resource that is absent; else changes or deletes it. */
interface Lifecycle {
  readonly create: (content: string) => Promise<Acknowledgement>
  readonly update?: (content: string) => Promise<Acknowledgement>
  readonly delete: () => Promise<Acknowledgement>
}

function live(kind: string, lifecycleOf: (bench: Bench, key: string) => Lifecycle, fixed?: string): Write {
  return async (bench, random, writer) => {
    const key = ownKey(bench, random, kind, writer)
    if (key === undefined) return
    const lifecycle = lifecycleOf(bench, key)
    const content = fixed ?? `v${bench.next()}`
    if (bench.ledger.contentOf(key) === null)
      return bench.ledger.write(key, content, () => lifecycle.create(content))
    const { update } = lifecycle
    if (update !== undefined && random.percent(60))
      return bench.ledger.write(key, content, () => update(content))
    return bench.ledger.write(key, null, () => lifecycle.delete())
  }
}

const variable = live('variable', ({ client, site }, key) => {
  const path = { id: site.project, key: `V_${nameOf(key)}` }
  return {
    create: (value) =>
      acknowledgementOf(client.createVariable({ path: { id: path.id }, body: { key: path.key, value } })),
    update: (value) => acknowledgementOf(client.updateVariable({ path, body: { value } })),
    delete: () => acknowledgementOf(client.deleteVariable({ path })),
  }
})

/** The object name of a file's content. */
export function blobName(content: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(content)}\0${content}`)
    .digest('hex')
}

const file: Write = async (bench, random, writer) => {
  const key = ownKey(bench, random, 'file', writer)
  if (key === undefined) return
  const { client, site, ledger } = bench
  const path = { id: site.project, file_path: `files/${nameOf(key)}` }
  const content = `content ${bench.next()}\n`
  const change = { branch: 'master', content, commit_message: content }
  if (ledger.contentOf(key) === null)
    return ledger.write(key, blobName(content), () =>
      acknowledgementOf(client.createFile({ path, body: change })),
    )
  if (random.percent(60))
    return ledger.write(key, blobName(content), () =>
      acknowledgementOf(client.updateFile({ path, body: change })),
    )
  const removal = { branch: 'master', commit_message: 'Delete' }
  return ledger.write(key, null, () => acknowledgementOf(client.deleteFile({ path, query: removal })))
}

const branch = live(
  'branch',
  ({ client, site }, key) => ({
    create: () =>
      acknowledgementOf(
        client.createBranch({
          path: { id: site.project },
          body: { branch: `b${nameOf(key)}`, ref: 'master' },
        }),
      ),
    delete: () =>
      acknowledgementOf(client.deleteBranch({ path: { id: site.project, branch: `b${nameOf(key)}` } })),
  }),
  'present',
)

/** A tag and its release are created by one request. */
const tag = live('tag', ({ client, site }, key) => ({
  create: (release_description) =>
    acknowledgementOf(
      client.createTag({
        path: { id: site.project },
        body: { tag_name: `t${nameOf(key)}`, ref: 'master', message: 'annotated', release_description },
      }),
    ),
  delete: () =>
    acknowledgementOf(client.deleteTag({ path: { id: site.project, tag_name: `t${nameOf(key)}` } })),
}))

const levels = { guest: 10, reporter: 20, developer: 30 } as const

const member: Write = async (bench, random, writer) => {
  const { client, site, ledger } = bench
  const user_id = site.users[writer % site.users.length] ?? 0
  const key = `member:${user_id}`
  if (writer >= site.users.length || ledger.isUncertain(key)) return
  const path = { id: site.project, user_id }
  const access_level = random.pick(Object.values(levels))
  const content = String(access_level)
  if (ledger.contentOf(key) === null) {
    const body = { user_id, access_level }
    await ledger.write(key, content, () =>
      acknowledgementOf(client.addProjectMember({ path: { id: site.project }, body })),
    )
  } else if (random.percent(60)) {
    await ledger.write(key, content, () =>
      acknowledgementOf(client.updateProjectMember({ path, body: { access_level } })),
    )
  } else await ledger.write(key, null, () => acknowledgementOf(client.removeProjectMember({ path })))
}

const note = live('note', ({ client, site, noteIds }, key) => {
  const parent = { id: site.project, issue_iid: site.issue }
  const path = { ...parent, note_id: noteIds.get(key) ?? 0 }
  return {
    async create(content) {
      const sent = client.createIssueNote({ path: parent, body: { body: `${key} ${content}` } })
      const acknowledgement = await acknowledgementOf(sent)
      if (acknowledgement.kind === 'done') {
        const response = await sent
        if (response.ok) noteIds.set(key, response.data.id)
      }
      return acknowledgement
    },
    update: (content) =>
      acknowledgementOf(client.updateIssueNote({ path, body: { body: `${key} ${content}` } })),
    delete: () => acknowledgementOf(client.deleteIssueNote({ path })),
  }
})

/** An issue with a label and an assignee, who gets a todo. */
const issue: Write = async (bench) => {
  const { client, site, ledger } = bench
  const title = `issue:${bench.next()}`
  const body = { title, labels: 'knot', assignee_ids: [site.users[0] ?? 0] }
  await ledger.write(title, 'whole', () =>
    acknowledgementOf(client.createIssue({ path: { id: site.project }, body })),
  )
}

/** A project is created, and perhaps deleted. */
const project: Write = async (bench, random) => {
  const { client, ledger } = bench
  const path = `p${bench.next()}`
  const key = `project:${path}`
  await ledger.write(key, 'present', () => acknowledgementOf(client.createProject({ body: { path } })))
  if (!ledger.isUncertain(key) && random.percent(50))
    await ledger.write(key, null, () =>
      acknowledgementOf(client.deleteProject({ path: { id: `root/${path}` } })),
    )
}

/** A branch with a commit becomes a merge request, which is merged. */
const mergeRequest: Write = async (bench, random) => {
  const { client, site, ledger, requestIids } = bench
  const name = `m${bench.next()}`
  const path = { id: site.project }
  const key = `request:${name}`
  const actions = [{ action: 'create' as const, file_path: `merged/${name}`, content: `${name}\n` }]
  const created = await acknowledgementOf(
    client.createBranch({ path, body: { branch: name, ref: 'master' } }),
  )
  if (created.kind !== 'done') return
  const change = { branch: name, commit_message: name, actions }
  if ((await acknowledgementOf(client.createCommit({ path, body: change }))).kind !== 'done') return
  await ledger.write(key, 'opened', async () => {
    const body = { source_branch: name, target_branch: 'master', title: key }
    const sent = client.createMergeRequest({ path, body })
    const acknowledgement = await acknowledgementOf(sent)
    if (acknowledgement.kind === 'done') {
      const response = await sent
      if (response.ok) requestIids.set(key, response.data.iid)
    }
    return acknowledgement
  })
  const iid = requestIids.get(key)
  if (iid === undefined || random.percent(20)) return
  await ledger.write(key, 'merged', () =>
    acknowledgementOf(client.acceptMergeRequest({ path: { ...path, merge_request_iid: iid }, body: {} })),
  )
}

const push: Write = async (bench, random, writer) => {
  const key = ownKey(bench, random, 'push', writer)
  if (key === undefined) return
  const { git, origin, ledger } = bench
  const isPresent = ledger.contentOf(key) !== null
  const commit: Content = isPresent && random.percent(30) ? null : await git.commit(`push ${bench.next()}`)
  await ledger.write(key, commit, () => git.push(origin, `g${nameOf(key)}`, commit))
}

/** All kinds of writes through the API. */
export const apiWrites: readonly Write[] = [
  variable,
  file,
  branch,
  tag,
  member,
  note,
  issue,
  project,
  mergeRequest,
]

/** Pushes by the real Git, which one writer sends. */
export const gitWrites: readonly Write[] = [push]

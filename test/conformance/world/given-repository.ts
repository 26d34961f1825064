/** Repositories with content, and merge requests in each of their states. */
import { Blocked } from '../run/signals.ts'
import type { Persona } from './persona.ts'
import { uniqueName, type RunFacts } from './run-facts.ts'
import type { BodyOf } from './shapes.ts'

/** A project as checks address it. */
export interface GivenProject {
  readonly id: number
  readonly name: string
  /** Path parameters of the operations on the project. */
  readonly path: { readonly id: number }
  /** Who created it and may do everything with it. */
  readonly owner: Persona
}

/** A project with one commit on `master`, which holds `README.md`. */
export interface GivenContent extends GivenProject {
  readonly branch: 'master'
  readonly commit: string
}

export interface GivenMergeRequest {
  readonly project: GivenContent
  readonly id: number
  readonly iid: number
  /** Path parameters of the operations on the merge request. */
  readonly path: { readonly id: number; readonly merge_request_iid: number }
  readonly source: string
  readonly target: string
  /** The commit at the head of the source branch. */
  readonly head: string
  /** The file that the source branch adds or changes. */
  readonly file: string
}

export type Actions = NonNullable<BodyOf<'createCommit'>['actions']>

/** Attributes of a given merge request that matter to a check. */
export type MergeRequestWishes = Partial<BodyOf<'createMergeRequest'>> & {
  readonly project?: GivenContent
  /** Of the project that is made for it. */
  readonly visibility?: 'private' | 'internal' | 'public'
  /** Who opens it; the owner unless said otherwise. */
  readonly by?: Persona
  /** Both branches change the same line, so that they cannot be merged. */
  readonly conflicting?: boolean
}

export const readme = 'README.md'
export const readmeText = '# Given\n\nA repository to begin with.\n'

export abstract class GivenRepository {
  readonly #run: RunFacts

  constructor(run: RunFacts) {
    this.#run = run
  }

  abstract project(wishes?: {
    readonly visibility?: 'private' | 'internal' | 'public'
  }): Promise<GivenProject>

  /** A project whose branch `master` holds `README.md`, or the given files. */
  async repository(
    wishes: Parameters<this['project']>[0] & { readonly files?: Readonly<Record<string, string>> } = {},
  ): Promise<GivenContent> {
    const { files = { [readme]: readmeText }, ...others } = wishes
    const project = await this.project(others)
    const actions: Actions = Object.entries(files).map(([file_path, content]) => ({
      action: 'create',
      file_path,
      content,
    }))
    const commit = await this.commit(project, 'master', actions, 'Begin')
    return { ...project, branch: 'master', commit }
  }

  /** A commit by the owner; returns its hash. */
  async commit(
    project: GivenProject,
    branch: string,
    actions: Actions,
    message = 'Change something',
  ): Promise<string> {
    const answer = await project.owner.does('createCommit', {
      path: project.path,
      body: { branch, commit_message: message, actions },
    })
    const { id } = answer.body
    if (id === undefined) throw new Blocked('createCommit shows no id of the commit', answer.exchange)
    return id
  }

  /** A commit that adds one file to a branch; returns its hash. */
  async file(project: GivenProject, file_path: string, content: string, branch = 'master'): Promise<string> {
    return this.commit(project, branch, [{ action: 'create', file_path, content }], `Add ${file_path}`)
  }

  /** A new branch from `ref`, by the owner; returns its name. */
  async branch(
    project: GivenProject,
    name = uniqueName(this.#run, 'branch'),
    ref = 'master',
  ): Promise<string> {
    await project.owner.does('createBranch', { path: project.path, body: { branch: name, ref } })
    return name
  }

  /** A new tag by the owner, lightweight unless a message is wished for; returns its name. */
  async tag(
    project: GivenContent,
    tag_name = uniqueName(this.#run, 'tag'),
    wishes: Partial<BodyOf<'createTag'>> = {},
  ): Promise<string> {
    const body = { tag_name, ref: project.branch, ...wishes }
    await project.owner.does('createTag', { path: project.path, body })
    return tag_name
  }

  /** A merge request from a branch with one commit of its own into `master`. */
  async openMergeRequest(wishes: MergeRequestWishes = {}): Promise<GivenMergeRequest> {
    const { project: wished, visibility = 'private', by, conflicting = false, ...attributes } = wishes
    const project = wished ?? (await this.repository({ visibility }))
    const source = attributes.source_branch ?? (await this.branch(project))
    const target = attributes.target_branch ?? project.branch
    const file = conflicting ? readme : `${source}.txt`
    const head =
      attributes.source_branch === undefined
        ? await this.#diverge(project, source, target, file, conflicting)
        : await this.headOf(project, source)
    const answer = await (by ?? project.owner).does('createMergeRequest', {
      path: project.path,
      body: { title: `Merge ${source}`, ...attributes, source_branch: source, target_branch: target },
    })
    const { id, iid } = answer.body
    return { project, id, iid, path: { id: project.id, merge_request_iid: iid }, source, target, head, file }
  }

  async closedMergeRequest(wishes: MergeRequestWishes = {}): Promise<GivenMergeRequest> {
    const request = await this.openMergeRequest(wishes)
    await request.project.owner.does('updateMergeRequest', {
      path: request.path,
      body: { state_event: 'close' },
    })
    return request
  }

  async mergedMergeRequest(wishes: MergeRequestWishes = {}): Promise<GivenMergeRequest> {
    const request = await this.openMergeRequest(wishes)
    await request.project.owner.does('acceptMergeRequest', { path: request.path })
    return request
  }

  /** The commit at the head of a branch. */
  async headOf(project: GivenProject, branch: string): Promise<string> {
    const answer = await project.owner.does('getBranch', { path: { id: project.id, branch } })
    const id = answer.body.commit?.id
    if (id === undefined) throw new Blocked(`getBranch shows no commit of ${branch}`, answer.exchange)
    return id
  }

  async #diverge(
    project: GivenContent,
    source: string,
    target: string,
    file: string,
    conflicting: boolean,
  ): Promise<string> {
    if (!conflicting) return this.file(project, file, `${file}\n`, source)
    await this.commit(project, target, rewrite('# The one\n'), 'Say it one way')
    return this.commit(project, source, rewrite('# The other\n'), 'Say it another way')
  }
}

function rewrite(content: string): Actions {
  return [{ action: 'update', file_path: readme, content }]
}

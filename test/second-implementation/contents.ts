/** What a project contains. */
import type { Shape, Visibility } from './contract.ts'
import { Repository, type Commit } from './repository.ts'
import type { Container, User } from './state.ts'

/** An issue, merge request or snippet: what has notes, award emoji and subscribers. */
export interface Item {
  readonly kind: ItemKind
  readonly id: number
  readonly iid: number
  readonly project: Container
  readonly author: User
  /** By the ID of the note. */
  readonly notes: Map<number, Note>
  readonly awards: Map<number, Award>
  readonly subscribers: Set<User>
}

export type ItemKind = 'issues' | 'merge_requests' | 'snippets'

/** A snippet, of which only the notes and the award emoji are in the API. */
export interface Snippet extends Item {
  readonly kind: 'snippets'
  readonly visibility: Visibility
}

export interface Milestone {
  readonly id: number
  readonly iid: number
  readonly project: Container
  readonly title: string
  readonly description: string | null
  readonly state: 'active' | 'closed'
  readonly due: string | null
  readonly createdAt: Date
}

export interface Issue extends Item {
  readonly kind: 'issues'
  readonly title: string
  readonly description: string | null
  readonly state: 'opened' | 'closed'
  readonly milestone: Milestone | null
  readonly assignees: readonly User[]
  readonly labels: readonly string[]
  readonly confidential: boolean
  /** The day on which it is due, or null. */
  readonly due: string | null
  readonly createdAt: Date
}

/** Its project is that of the target branch. */
export interface MergeRequest extends Item {
  readonly kind: 'merge_requests'
  readonly sourceProject: Container
  readonly title: string
  readonly description: string | null
  readonly state: 'opened' | 'closed' | 'merged'
  readonly sourceBranch: string
  readonly targetBranch: string
  /** The last known head of the source branch. */
  readonly head: Commit
  /** Null until it is merged. */
  readonly mergeCommit: Commit | null
  /** The merge that waits for the pipeline, with its message if it was given; null if none does. */
  readonly waiting: { readonly message: string | null } | null
  readonly assignee: User | null
  readonly labels: readonly string[]
  readonly milestone: Milestone | null
  readonly removesSource: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
}

export interface Note {
  readonly id: number
  readonly body: string
  readonly author: User
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly awards: Map<number, Award>
}

/** An award emoji. */
export interface Award {
  readonly id: number
  readonly name: string
  readonly user: User
  readonly at: Date
}

/** A comment of a commit. */
export interface CommitComment {
  readonly note: string
  readonly author: User
  readonly at: Date
  /** Null if it is on no line. */
  readonly line: { readonly path: string; readonly number: number } | null
}

/** A status of a commit. */
export interface Status extends Omit<
  Shape<'CommitStatus'>,
  'author' | 'created_at' | 'started_at' | 'finished_at'
> {
  readonly author: User
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
}

export interface Contents {
  readonly repository: Repository
  /** By IID. */
  readonly issues: Map<number, Issue>
  /** By IID. */
  readonly mergeRequests: Map<number, MergeRequest>
  /** By ID. */
  readonly snippets: Map<number, Snippet>
  /** By ID. */
  readonly milestones: Map<number, Milestone>
  readonly variables: Map<string, { readonly value: string; readonly isProtected: boolean }>
  /** By the hash of the commit. */
  readonly comments: Map<string, readonly CommitComment[]>
  readonly statuses: Map<string, readonly Status[]>
}

const contents = new WeakMap<Container, Contents>()

/** The contents of a project, which is empty at first. */
export function contentsOf(project: Container): Contents {
  const known = contents.get(project)
  if (known !== undefined) return known
  return addContents(project, new Repository())
}

/** Gives a new project its repository. */
export function addContents(project: Container, repository: Repository): Contents {
  const empty: Contents = {
    repository,
    issues: new Map(),
    mergeRequests: new Map(),
    snippets: new Map(),
    milestones: new Map(),
    variables: new Map(),
    comments: new Map(),
    statuses: new Map(),
  }
  contents.set(project, empty)
  return empty
}

/** The state of the last status of a commit; null without one. */
export function latestState(project: Container, commit: Commit): string | null {
  return contentsOf(project).statuses.get(commit.id)?.at(-1)?.status ?? null
}

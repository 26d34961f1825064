/** The records of the server in memory: users, groups, projects, members and access requests. */
import type { Level, Visibility } from './contract.ts'

export type ContainerKind = 'groups' | 'projects'

export interface User {
  readonly id: number
  /** Of the namespace of their projects. */
  readonly namespaceId: number
  readonly username: string
  readonly name: string
  readonly email: string
  readonly admin: boolean
  readonly external: boolean
  readonly mayCreateGroups: boolean
  readonly createdAt: Date
  /** The private token. */
  readonly token: string
}

export interface Membership {
  readonly level: Level
  readonly since: Date
  /** The day on which it ends, or null. */
  readonly until: string | null
}

/** A group or a project: what users can be members of. Projects change; groups do not. */
export interface Container {
  readonly kind: ContainerKind
  readonly id: number
  name: string
  path: string
  fullPath: string
  /** The group around it; null for a group at the top and for a project in a user's namespace. */
  parent: Container | null
  readonly creator: User
  description: string | null
  visibility: Visibility
  takesRequests: boolean
  tags: readonly string[]
  flags: ReadonlyMap<string, boolean>
  /** Name of the default branch, of projects. */
  defaultBranch: string
  readonly createdAt: Date
  /** By the ID of the user. */
  readonly members: Map<number, Membership>
  /** Time of each user's access request, by ID. */
  readonly requests: Map<number, Date>
}

export interface BroadcastMessage {
  readonly id: number
  readonly message: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly color: string
  readonly font: string
}

/** The kinds of credentials. Spec: document 1, "Authentication". */
export type CredentialKind = 'private' | 'personal' | 'impersonation' | 'oauth' | 'session'

interface Credential {
  readonly kind: CredentialKind
  readonly user: User
}

export class State {
  readonly users = new Map<number, User>()
  readonly messages = new Map<number, BroadcastMessage>()
  readonly containers: Readonly<Record<ContainerKind, Map<number, Container>>> = {
    groups: new Map(),
    projects: new Map(),
  }
  readonly #credentials = new Map<string, Credential>()
  readonly #idOf: (serial: number) => number
  #serial = 0

  constructor(idOf: (serial: number) => number) {
    this.#idOf = idOf
  }

  /** An ID that nothing has. */
  nextId(): number {
    this.#serial += 1
    return this.#idOf(this.#serial)
  }

  addUser(user: User): void {
    this.users.set(user.id, user)
    this.addCredential(user.token, { kind: 'private', user })
  }

  addCredential(secret: string, credential: Credential): void {
    this.#credentials.set(secret, credential)
  }

  /** The user of a secret of one of these kinds. */
  credential(secret: string, kinds: readonly CredentialKind[]): Credential | undefined {
    const credential = this.#credentials.get(secret)
    if (credential === undefined || !kinds.includes(credential.kind)) return undefined
    return this.users.has(credential.user.id) ? credential : undefined
  }

  /** The user with this numeric ID or username. */
  userNamed(name: string): User | undefined {
    const byId = /^\d+$/.test(name) ? this.users.get(Number(name)) : undefined
    return byId ?? [...this.users.values()].find(({ username }) => username === name)
  }

  /** The group or project with this numeric ID or full path. */
  container(kind: ContainerKind, name: string): Container | undefined {
    const containers = this.containers[kind]
    if (/^\d+$/.test(name)) return containers.get(Number(name))
    return [...containers.values()].find(({ fullPath }) => fullPath === name)
  }

  /** Whether a group, a project or a user's namespace has the path. */
  isTaken(fullPath: string): boolean {
    const taken = (kind: ContainerKind) => this.container(kind, fullPath) !== undefined
    return taken('groups') || taken('projects') || this.userNamed(fullPath)?.username === fullPath
  }

  /** Removes a user with their own projects; `forGood` also with the groups that have no other owner. */
  removeUser(user: User, forGood: boolean): void {
    this.users.delete(user.id)
    for (const project of this.containers.projects.values()) {
      if (project.parent === null && project.creator === user) this.removeContainer(project)
    }
    for (const group of this.containers.groups.values()) {
      const owners = [...group.members].filter(([, { level }]) => level === 50).map(([id]) => id)
      if (forGood && owners.length === 1 && owners[0] === user.id) this.removeContainer(group)
    }
    for (const container of [...this.containers.groups.values(), ...this.containers.projects.values()]) {
      container.members.delete(user.id)
      container.requests.delete(user.id)
    }
  }

  /** Removes a group or project with everything in it. */
  removeContainer(container: Container): void {
    this.containers[container.kind].delete(container.id)
    for (const inner of [...this.containers.groups.values(), ...this.containers.projects.values()]) {
      if (inner.parent === container) this.removeContainer(inner)
    }
  }
}

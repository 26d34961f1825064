/** What a check is given to begin with: each with a name of its own and removed again at the end. */
import type { Conversation } from '../engine/conversation.ts'
import { Blocked, NotProvisionable } from '../run/signals.ts'
import { createAccount, idIn, succeed, type NewUser } from './accounts.ts'
import { orResidue, removeBy, removeUser } from './removal.ts'
import { GivenRepository, type GivenContent, type GivenProject } from './given-repository.ts'
import { freshPublicKey } from './keys.ts'
import { Persona } from './persona.ts'
import { levels, type MemberName } from './roles.ts'
import { uniqueName, type RunFacts } from './run-facts.ts'
import { settingsKeeper } from './settings.ts'
import type { BodyOf } from './shapes.ts'

/** The people that things are given to; asked for only when needed. */
export interface Company {
  readonly admin: () => Persona
  readonly owner: () => Persona
  /** Those who take part in the check as members of its projects. */
  readonly members: () => ReadonlyMap<MemberName, Persona>
}

/** Attributes of a given project that matter to a check, and who owns it. */
export type ProjectWishes = Partial<BodyOf<'createProject'>> & { readonly by?: Persona }

interface Files {
  readonly files?: Readonly<Record<string, string>>
}

/** Attributes of a given group that matter to a check, and who owns it. */
export type GroupWishes = Partial<BodyOf<'createGroup'>> & { readonly by?: Persona }

/** A group as checks address it. */
export interface GivenGroup {
  readonly id: number
  readonly name: string
  readonly fullPath: string
  /** Path parameters of the operations on the group. */
  readonly path: { readonly id: number }
  /** Who created it. */
  readonly owner: Persona
}

/** How something that was made or changed is undone. */
interface Undo {
  readonly what: string
  readonly run: () => Promise<void>
}

/** Places of one visibility that many requests may be about; each is made when it is first asked for. */
export interface Stage {
  readonly visibility: 'private' | 'internal' | 'public'
  readonly project?: () => Promise<GivenProject>
  readonly repository?: () => Promise<GivenContent>
  readonly group?: () => Promise<GivenGroup>
}

/** What a project does where nobody says is not shown: checks on what it offers ask for it. */
const usable = {
  issues_enabled: true,
  merge_requests_enabled: true,
  jobs_enabled: true,
  snippets_enabled: true,
  only_allow_merge_if_pipeline_succeeds: false,
  only_allow_merge_if_all_discussions_are_resolved: false,
} as const

export class Given extends GivenRepository {
  readonly #run: RunFacts
  readonly #conversation: Conversation
  readonly #company: Company
  #stage: Stage | null = null
  readonly #undo: Undo[] = []

  constructor(run: RunFacts, conversation: Conversation, company: Company) {
    super(run)
    this.#run = run
    this.#conversation = conversation
    this.#company = company
  }

  /** A person of the check's own, for what changes the person. */
  async user(attributes: NewUser = {}, name = 'person'): Promise<Persona> {
    const admin = this.#company.admin()
    const account = await createAccount(this.#run, admin, this.#conversation, name, attributes)
    this.#undo.push({
      what: `user ${account.id}`,
      run: () => removeUser(this.#run, admin, account.id),
    })
    return new Persona(name, account, this.#conversation)
  }

  /** Gives the project and group of a stage in place of new ones, where its visibility and nothing more is wished for. */
  on(stage: Stage | null): void {
    this.#stage = stage
  }

  /** A private, empty project of the owner in which everything can be used, with the check's other people as members. */
  override async project(wishes: ProjectWishes = {}): Promise<GivenProject> {
    const staged = this.#stageFor(wishes)?.project
    if (staged !== undefined) return { ...(await staged()), owner: this.#company.owner() }
    const { by: owner = this.#company.owner(), ...attributes } = wishes
    const name = uniqueName(this.#run, 'project')
    const body = { name, visibility: 'private' as const, ...usable, ...attributes }
    const created = await owner.does('createProject', { body })
    const id = idIn(created.json) ?? (await this.#findOwned(owner, body.path ?? body.name))
    this.removesProject(id)
    const project = { id, name: body.name, path: { id }, owner }
    for (const [role, persona] of this.#company.members()) {
      if (persona.id !== owner.id) await this.member(project, persona, levels[role])
    }
    return project
  }

  override async repository(wishes: ProjectWishes & Files = {}): Promise<GivenContent> {
    const staged = this.#stageFor(wishes)?.repository
    if (staged !== undefined) return { ...(await staged()), owner: this.#company.owner() }
    return super.repository(wishes)
  }

  /** Makes somebody a member of a project. */
  async member(project: GivenProject, persona: Persona, access_level: number): Promise<void> {
    await succeed(project.owner, 'POST', '/projects/{id}/members', {
      path: project.path,
      body: { user_id: persona.id, access_level },
    })
  }

  /** An SSH key of somebody's. */
  async key(person: Persona, title = 'Laptop'): Promise<{ id: number; key: string }> {
    const key = freshPublicKey(this.#run)
    const created = await person.does('createCurrentUserSshKey', { body: { title, key } })
    return { id: created.body.id, key }
  }

  /** The ID of an email address of somebody's; whether the primary one is listed is not shown. */
  async emailOf(person: Persona): Promise<number> {
    const emails = await person.does('listCurrentUserEmails')
    const [first] = emails.items
    if (first === undefined) this.beyondTheApi('an email address beside the primary one')
    return first.id
  }

  /** A private group of the owner. Its response is not shown, so that it is read back by its path. */
  async group(wishes: GroupWishes = {}): Promise<GivenGroup> {
    const staged = this.#stageFor(wishes)?.group
    if (staged !== undefined) return { ...(await staged()), owner: this.#company.owner() }
    const { by: owner = this.#company.owner(), ...attributes } = wishes
    const path = uniqueName(this.#run, 'group')
    const body = { name: path, path, visibility: 'private' as const, ...attributes }
    const parent = body.parent_id === undefined ? '' : `${await this.#pathOfGroup(owner, body.parent_id)}/`
    const created = await owner.does('createGroup', { body })
    const fullPath = parent + body.path
    const id = idIn(created.json) ?? (await owner.does('getGroup', { path: { id: fullPath } })).body.id
    this.removes(`group ${fullPath}`, `/groups/${id}`)
    return { id, name: body.name, fullPath, path: { id }, owner }
  }

  /** Makes somebody a member of a group. */
  async groupMember(
    group: GivenGroup,
    persona: Persona,
    access_level: 10 | 20 | 30 | 40 | 50,
  ): Promise<void> {
    await group.owner.does('addGroupMember', {
      path: group.path,
      body: { user_id: persona.id, access_level },
    })
  }

  /** A project that lies in a group, where an administrator has moved it. */
  async projectIn(group: GivenGroup, wishes: ProjectWishes = {}): Promise<GivenProject> {
    const project = await this.project({ by: group.owner, ...wishes })
    await this.#company.admin().does('transferProject', { path: { ...group.path, project_id: project.id } })
    return project
  }

  /** A message to everybody, which is removed again; returns its ID. */
  async broadcastMessage(wishes: BodyOf<'createBroadcastMessage'> = {}): Promise<number> {
    const body = { message: `The looms rest for an hour ${this.#run.id}`, ...wishes }
    const { id } = (await this.#company.admin().does('createBroadcastMessage', { body })).body
    this.removes(`broadcast message ${id}`, `/broadcast_messages/${id}`)
    return id
  }

  /** Changes settings of the instance, and has them restored when the check is over. */
  async settings(changes: BodyOf<'updateApplicationSettings'>): Promise<void> {
    await this.keepsSettings(...Object.keys(changes))
    await this.#company.admin().does('updateApplicationSettings', { body: changes })
  }

  /** Has settings restored when the check is over, which it changes itself. */
  async keepsSettings(...names: readonly string[]): Promise<void> {
    const run = await settingsKeeper(this.#run, this.#company.admin(), names)
    this.#undo.push({ what: `settings ${names.join(', ')}`, run })
  }

  /** Remembers a project to be removed when the check is over. */
  removesProject(id: number): void {
    this.removes(`project ${id}`, `/projects/${id}`)
  }

  /** Remembers anything that an administrator can delete, to be removed when the check is over. */
  removes(what: string, target: string): void {
    this.#undo.push({ what, run: () => removeBy(this.#run, this.#company.admin(), what, target) })
  }

  /** Something that the API has no operation to create. Ends the check without a verdict on the server. */
  beyondTheApi(what: string): never {
    throw new NotProvisionable(`The API has no operation that creates ${what}.`)
  }

  /** Removes everything in reverse order; what cannot be removed is residue. */
  async cleanUp(): Promise<void> {
    for (const { what, run } of this.#undo.toReversed()) await orResidue(this.#run, what, run)
  }

  #stageFor(wishes: ProjectWishes | GroupWishes): Stage | null {
    const { visibility, request_access_enabled: _, ...others } = wishes
    const plain = visibility === this.#stage?.visibility && Object.keys(others).length === 0
    return plain ? this.#stage : null
  }

  async #pathOfGroup(by: Persona, id: number): Promise<string> {
    return (await by.does('getGroup', { path: { id } })).body.full_path
  }

  async #findOwned(owner: Persona, path: string): Promise<number> {
    const found = await owner.does('listProjects', { query: { owned: true, search: path } })
    const project = found.items.find((item) => item.path === path || item.name === path)
    if (project === undefined)
      throw new Blocked('a created project is not listed by GET /projects?owned=true', found.exchange)
    return project.id
  }
}

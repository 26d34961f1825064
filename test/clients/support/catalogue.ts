/** The clients and applications that others wrote for this API, and which run against the server unmodified. */

/** Something that a client cannot do with this API, and why. */
export interface Limit {
  readonly call: string
  readonly reason: string
}

interface Described {
  /** Also the name of its folder and of its install folder. */
  readonly id: string
  readonly name: string
  readonly kind: 'library' | 'application'
  /** What the scenario does, after "It". */
  readonly scenario: string
  readonly limits: readonly Limit[]
}

/** npm packages with exact versions, the client first. */
export interface NpmClient extends Described {
  readonly from: 'npm'
  readonly packages: readonly string[]
}

/** Debian packages, the client first; `program` is the interpreter or compiler that the machine must have. */
export interface DebianClient extends Described {
  readonly from: 'debian'
  readonly packages: readonly string[]
  readonly program?: string
}

/** A development dependency of this project: `npm ci` installs it. */
export interface DependencyClient extends Described {
  readonly from: 'dependency'
}

export type Client = NpmClient | DebianClient | DependencyClient

const nameOnUpdate: Limit = {
  call: 'updating a project without its name',
  reason: 'the specification requires `name`; set it to the current name',
}

export const clients: readonly Client[] = [
  {
    id: 'gitbeaker',
    name: '@gitbeaker/rest',
    kind: 'library',
    from: 'dependency',
    scenario: 'drives every area',
    limits: [{ call: 'calls of later versions', reason: 'listed in [gitbeaker.md](gitbeaker.md)' }],
  },
  {
    id: 'python-gitlab',
    name: 'python-gitlab',
    kind: 'library',
    from: 'debian',
    packages: ['python3-gitlab'],
    program: '/usr/bin/python3',
    scenario: 'drives every area',
    limits: [
      nameOnUpdate,
      { call: '`user.emails.create()`', reason: 'no operation creates an email address' },
    ],
  },
]

/** The client of that ID. */
export function clientOf(id: string): Client {
  const client = clients.find((each) => each.id === id)
  if (client === undefined)
    throw new TypeError(`No client is called ${id}: ${clients.map((each) => each.id).join(', ')}`)
  return client
}

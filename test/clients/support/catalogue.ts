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
  readonly kind: 'library' | 'application' | 'Git library'
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

const gitScenario = 'clones a project, pushes a branch and a tag, and deletes a branch'

export const clients: readonly Client[] = [
  {
    id: 'gitbeaker',
    name: '@gitbeaker/rest',
    kind: 'library',
    from: 'dependency',
    scenario: 'calls the operations counted in the next column',
    limits: [{ call: 'calls of later versions', reason: 'listed in [gitbeaker.md](gitbeaker.md)' }],
  },
  {
    id: 'python-gitlab',
    name: 'python-gitlab',
    kind: 'library',
    from: 'debian',
    packages: ['python3-gitlab'],
    program: '/usr/bin/python3',
    scenario: 'calls the operations counted in the next column',
    limits: [
      nameOnUpdate,
      { call: '`user.emails.create()`', reason: 'no operation creates an email address' },
    ],
  },
  {
    id: 'perl-gitlab',
    name: 'GitLab::API::v4 (Perl)',
    kind: 'library',
    from: 'debian',
    packages: ['libgitlab-api-v4-perl'],
    program: '/usr/bin/perl',
    scenario: 'calls the operations counted in the next column',
    limits: [nameOnUpdate],
  },
  {
    id: 'ruby-gitlab',
    name: 'ruby-gitlab',
    kind: 'library',
    from: 'debian',
    packages: ['ruby-gitlab', 'ruby'],
    scenario: 'calls the operations counted in the next column',
    limits: [nameOnUpdate],
  },
  {
    id: 'go-gitlab',
    name: 'go-gitlab',
    kind: 'library',
    from: 'debian',
    packages: ['golang-github-xanzy-go-gitlab-dev', 'golang-go'],
    scenario: 'calls the operations counted in the next column',
    limits: [
      nameOnUpdate,
      {
        call: '`Settings.GetSettings`, `UpdateSettings`',
        reason: 'the client reads `polling_interval_multiplier` as a text; the specification has a number',
      },
    ],
  },
  {
    id: 'python-gitlab-cli',
    name: 'gitlab (python-gitlab on the command line)',
    kind: 'application',
    from: 'debian',
    packages: ['python3-gitlab'],
    program: '/usr/bin/python3',
    scenario: 'creates a branch, an issue, a note, a variable and a tag',
    limits: [],
  },
  {
    id: 'perl-gitlab-cli',
    name: 'gitlab-api-v4 (GitLab::API::v4 on the command line)',
    kind: 'application',
    from: 'debian',
    packages: ['libgitlab-api-v4-perl'],
    program: '/usr/bin/perl',
    scenario: 'creates a branch, an issue, a note and a tag',
    limits: [],
  },
  {
    id: 'gitlab-rulez',
    name: 'gitlab-rulez',
    kind: 'application',
    from: 'debian',
    packages: ['gitlab-rulez'],
    program: '/usr/bin/python3',
    scenario: 'creates the branches that a file of rules requires in all projects',
    limits: [
      {
        call: '`settings`, `default_branch`',
        reason: 'the tool updates a project without its name, which the specification requires',
      },
      { call: '`protected_branches`', reason: 'protection is `PUT …/branches/:branch/protect`' },
      { call: '`schedules`', reason: 'no operation manages pipeline schedules' },
    ],
  },
  {
    id: 'gitlabracadabra',
    name: 'gitlabracadabra',
    kind: 'application',
    from: 'debian',
    packages: ['gitlabracadabra'],
    program: '/usr/bin/python3',
    scenario: 'creates a group, members and variables from a file',
    limits: [
      nameOnUpdate,
      { call: '`protected_branches`', reason: 'protection is `PUT …/branches/:branch/protect`' },
    ],
  },
  {
    id: 'gitbeaker-cli',
    name: '@gitbeaker/cli',
    kind: 'application',
    from: 'npm',
    packages: ['@gitbeaker/cli@43.8.0'],
    scenario: 'creates a branch, an issue and a tag',
    limits: [{ call: 'calls of later versions', reason: 'listed in [gitbeaker.md](gitbeaker.md)' }],
  },
  {
    id: 'semantic-release',
    name: 'semantic-release with @semantic-release/gitlab',
    kind: 'application',
    from: 'npm',
    packages: [
      'semantic-release@15.14.0',
      '@semantic-release/gitlab@3.1.7',
      '@semantic-release/commit-analyzer@6.3.3',
      '@semantic-release/release-notes-generator@7.3.5',
    ],
    scenario: 'reads the history of a clone, pushes a tag and publishes release notes',
    limits: [{ call: 'assets of a release', reason: 'no operation uploads files' }],
  },
  {
    id: 'release-it',
    name: 'release-it',
    kind: 'application',
    from: 'npm',
    packages: ['release-it@10.0.3'],
    scenario: 'increases the version in a clone, pushes commit and tag, and publishes release notes',
    limits: [
      { call: 'assets of a release', reason: 'no operation uploads files' },
      {
        call: 'a remote URL with a port',
        reason: 'the client cannot read the project from it; use `url.<base>.insteadOf` of Git',
      },
    ],
  },
  {
    id: 'conventional-gitlab-releaser',
    name: 'conventional-gitlab-releaser',
    kind: 'application',
    from: 'npm',
    packages: ['conventional-gitlab-releaser@4.0.3'],
    scenario: 'creates a tag with release notes from the commits of a clone',
    limits: [],
  },
  {
    id: 'renovate',
    name: 'Renovate',
    kind: 'application',
    from: 'npm',
    packages: ['renovate@9.9.0'],
    scenario: 'opens a merge request with its configuration, then one with a new version of a dependency',
    limits: [],
  },
  {
    id: 'danger',
    name: 'Danger',
    kind: 'application',
    from: 'npm',
    packages: ['danger@9.4.0'],
    scenario: 'comments on a merge request, and deletes its comment',
    limits: [
      { call: 'comments on single lines', reason: 'no operation creates discussions of merge requests' },
    ],
  },
  {
    id: 'isomorphic-git',
    name: 'isomorphic-git',
    kind: 'Git library',
    from: 'npm',
    packages: ['isomorphic-git@1.44.19'],
    scenario: gitScenario,
    limits: [],
  },
  {
    id: 'dulwich',
    name: 'Dulwich (Python)',
    kind: 'Git library',
    from: 'debian',
    packages: ['python3-dulwich'],
    program: '/usr/bin/python3',
    scenario: gitScenario,
    limits: [],
  },
  {
    id: 'libgit2',
    name: 'libgit2 (pygit2)',
    kind: 'Git library',
    from: 'debian',
    packages: ['python3-pygit2'],
    program: '/usr/bin/python3',
    scenario: gitScenario,
    limits: [],
  },
]

/** The client of that ID. */
export function clientOf(id: string): Client {
  const client = clients.find((each) => each.id === id)
  if (client === undefined)
    throw new TypeError(`No client is called ${id}: ${clients.map((each) => each.id).join(', ')}`)
  return client
}

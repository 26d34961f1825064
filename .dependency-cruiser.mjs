/** The walls of the house: who may import whom, and never. Type-only imports count, unless a rule says otherwise. */

/** Each room, and the rooms that it may import beside itself. A longer name is a room within a room. */
const rooms = [
  { room: 'generated', may: [], reason: 'What is derived stands on its own.' },
  { room: 'scripts', may: ['generated', 'server-stub', 'test/conformance'], reason: 'Verbs are thin.' },
  { room: 'scripts/pipeline', may: ['generated'], reason: 'What is derived depends on the contract alone.' },
  { room: 'server-stub', may: ['generated'], reason: 'The server runs without tools and tests.' },
  {
    room: 'server-stub/contract',
    may: ['generated', 'server-stub/limits.ts'],
    reason: 'It serves any record of handlers, so it knows nothing of these.',
  },
  {
    room: 'server-stub/access',
    may: ['generated', 'server-stub/contract', 'server-stub/store'],
    reason: 'Who may do what does not depend on what is done.',
  },
  {
    room: 'server-stub/areas',
    may: [
      'generated',
      'server-stub/limits.ts',
      'server-stub/services.ts',
      'server-stub/contract',
      'server-stub/access',
      'server-stub/store',
      'server-stub/git',
      'server-stub/presenters',
    ],
    reason: 'A handler is given what it needs.',
  },
  {
    room: 'server-stub/presenters',
    may: ['generated', 'server-stub/access', 'server-stub/store', 'server-stub/git'],
    reason: 'A presenter turns rows into records.',
  },
  {
    room: 'server-stub/embedding',
    may: [
      'generated',
      'server-stub/limits.ts',
      'server-stub/contract',
      'server-stub/git',
      'server-stub/store',
    ],
    reason: 'What tests are helped with goes through the API; only going back reaches below.',
  },
  {
    room: 'server-stub/web',
    may: [
      'generated',
      'server-stub/services.ts',
      'server-stub/contract',
      'server-stub/access',
      'server-stub/areas',
      'server-stub/store',
    ],
    reason: 'Pages let people in; what they then may do is decided elsewhere.',
  },
  {
    room: 'server-stub/provisioning',
    may: [
      'generated',
      'server-stub/limits.ts',
      'server-stub/services.ts',
      'server-stub/contract',
      'server-stub/access',
      'server-stub/areas',
      'server-stub/store',
      'server-stub/git',
      'server-stub/presenters',
    ],
    reason: 'What the API cannot create comes into being by the same hands.',
  },
  { room: 'server-stub/store', may: [], reason: 'Rows know nothing of those who ask for them.' },
  {
    room: 'server-stub/git',
    may: ['server-stub/limits.ts', 'server-stub/store'],
    reason: 'Objects and refs lie in the store.',
  },
  {
    room: 'test/conformance',
    may: ['generated'],
    reason: 'The suite judges any server: it knows the contract alone.',
  },
  {
    room: 'test/second-implementation',
    may: ['generated'],
    reason: 'It proves the suite only as long as it shares nothing with the server but the contract.',
  },
  {
    room: 'test/contract',
    may: ['generated', 'scripts', 'test/support'],
    reason: 'The document is judged without any server.',
  },
]

const http = [
  '^node_modules/(@types/)?(express|cookie-parser|express-openapi-validator)/',
  '^(node:)?https?2?$',
]
const drivers = ['^node_modules/(@types/)?pg/', '^(node:)?sqlite$']
const sql = ['^node_modules/kysely/', ...drivers]
const rowsAndObjects = '^server-stub/(store|git)/'
const shipped = '^(generated|server-stub|test/conformance)/'

function neighboursOnly({ room, may, reason }) {
  return {
    name: `${room}-imports-its-neighbours-only`,
    comment: reason,
    severity: 'error',
    from: { path: `^${room}/` },
    to: {
      path: '^(scripts|generated|server-stub|test|openapi)/',
      pathNot: [room, ...may].map((each) => `^${each}(/|$)`),
    },
  }
}

const particular = [
  {
    name: 'handlers-and-what-they-use-never-speak-http',
    comment: 'Requests and answers are the business of server-stub/contract.',
    from: { path: '^server-stub/(access|areas|presenters|store|git)/' },
    to: { path: http },
  },
  {
    name: 'handlers-never-speak-sql',
    comment: 'Questions to the database have names, in the rooms that keep what it holds.',
    from: {
      path: '^(scripts|generated|test|server-stub)/',
      pathNot: '^(server-stub/(store|git|access)|test/server-stub|test/support)/',
    },
    to: { path: sql, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only-the-store-knows-the-database',
    comment: 'Which database it is shows in one place.',
    from: { path: '^server-stub/', pathNot: '^server-stub/store/' },
    to: { path: drivers, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'presenters-never-ask',
    comment:
      'A presenter is pure: what it shows was loaded before. Types of rows are all it takes from the store.',
    from: { path: '^server-stub/presenters/' },
    to: { path: [rowsAndObjects, ...sql, '^(node:)?fs'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'areas-never-import-each-other',
    comment: 'What two areas share stands in areas/shared, a presenter or the store.',
    from: { path: '^server-stub/areas/(?!shared/)([^/.]+)' },
    to: { path: '^server-stub/areas/', pathNot: ['^server-stub/areas/$1[/.]', '^server-stub/areas/shared/'] },
  },
  {
    name: 'what-is-shared-never-imports-an-area',
    comment: 'Otherwise areas import each other through it.',
    from: { path: '^server-stub/areas/shared/' },
    to: { path: '^server-stub/areas/', pathNot: '^server-stub/areas/shared/' },
  },
  {
    name: 'what-is-shipped-needs-no-tools',
    comment:
      'Who installs the package gets its dependencies, not those of its development. PostgreSQL is optional.',
    from: { path: shipped },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/pg/' },
  },
  {
    name: 'only-declared-packages',
    comment: 'A package that another brought in may leave with it.',
    from: { path: '^(scripts|generated|server-stub|test)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'everything-imported-exists',
    comment: 'The file is missing, or its name is wrong.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-circles',
    comment: 'Two files that need each other are one, or a third is missing. Types may refer to each other.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
]

export default {
  forbidden: [...rooms.map(neighboursOnly), ...particular.map((rule) => ({ severity: 'error', ...rule }))],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}

/** Import boundaries: which module may import which. Type-only imports count, unless a rule says otherwise. */
import { suiteLayers, suiteRules } from './.dependency-cruiser.suite.mjs'

/** The files of one role in all resources. */
const filesOf = (role) => `^server-stub/resources/[^/]+/(?:${role})(?:\\.ts$|/)`

/** Each module, and the other modules that it may import. A longer name is a module within a module. */
const modules = [
  { module: 'generated', mayImport: [], reason: 'Generated files are self-contained.' },
  {
    module: 'scripts',
    mayImport: ['generated', 'server-stub', 'test/conformance'],
    reason: 'Commands only start what the other modules implement.',
  },
  {
    module: 'scripts/pipeline',
    mayImport: ['generated'],
    reason: 'Generated files depend on the contract alone.',
  },
  {
    module: 'server-stub',
    mayImport: ['generated'],
    reason: 'The server runs without the build tools and the tests.',
  },
  {
    module: 'server-stub/http',
    mayImport: ['generated', 'server-stub/limits.ts', 'server-stub/page.ts'],
    reason: 'The HTTP layer serves any set of handlers, so it imports no resource.',
  },
  {
    module: 'server-stub/access',
    mayImport: [
      'generated',
      'server-stub/limits.ts',
      'server-stub/http',
      'server-stub/database',
      'server-stub/resources',
    ],
    reason: 'Authentication and policy do not depend on the operations.',
  },
  {
    module: 'server-stub/resources',
    mayImport: [
      'generated',
      'server-stub/limits.ts',
      'server-stub/page.ts',
      'server-stub/services.ts',
      'server-stub/authorized.ts',
      'server-stub/http',
      'server-stub/access',
      'server-stub/database',
      'server-stub/git',
    ],
    reason: 'Resources depend on the infrastructure, never on what starts or embeds the server.',
  },
  {
    module: 'server-stub/monitoring',
    mayImport: ['server-stub/limits.ts', 'server-stub/http', 'server-stub/database'],
    reason: 'Monitoring observes requests of any kind, so it imports no resource.',
  },
  {
    module: 'server-stub/embedding',
    mayImport: [
      'generated',
      'server-stub/limits.ts',
      'server-stub/http',
      'server-stub/git',
      'server-stub/database',
    ],
    reason: 'Test helpers use the API; only snapshots use the database directly.',
  },
  {
    module: 'server-stub/web',
    mayImport: [
      'generated',
      'server-stub/limits.ts',
      'server-stub/services.ts',
      'server-stub/authorized.ts',
      'server-stub/create-services.ts',
      'server-stub/http',
      'server-stub/access',
      'server-stub/resources',
      'server-stub/database',
    ],
    reason: 'The pages sign users in; what users may do is decided elsewhere.',
  },
  {
    module: 'server-stub/git-http',
    mayImport: [
      'server-stub/limits.ts',
      'server-stub/services.ts',
      'server-stub/create-services.ts',
      'server-stub/http',
      'server-stub/access',
      'server-stub/resources',
      'server-stub/git',
    ],
    reason: 'Git clients act through the commands of the resources, as callers of the API do.',
  },
  {
    module: 'server-stub/provisioning',
    mayImport: [
      'generated',
      'server-stub/limits.ts',
      'server-stub/services.ts',
      'server-stub/authorized.ts',
      'server-stub/create-services.ts',
      'server-stub/http',
      'server-stub/access',
      'server-stub/resources',
      'server-stub/database',
      'server-stub/git',
    ],
    reason: 'Provisioning creates records through the commands of the resources.',
  },
  {
    module: 'server-stub/database',
    mayImport: ['generated/sqlite-schema.ts', 'generated/unique-indexes.ts', 'server-stub/page.ts'],
    reason: 'The database layer imports no resource.',
  },
  {
    module: 'server-stub/git',
    mayImport: ['server-stub/limits.ts', 'server-stub/database'],
    reason: 'Git objects and refs are stored in the database.',
  },
  {
    module: 'test/conformance',
    mayImport: ['generated'],
    reason: 'The suite tests any implementation: it imports the contract only.',
  },
  ...suiteLayers,
  {
    module: 'test/second-implementation',
    mayImport: ['generated'],
    reason: 'It is independent evidence only if it shares nothing with the server but the contract.',
  },
  {
    module: 'test/contract',
    mayImport: ['generated', 'scripts', 'test/support'],
    reason: 'The document is tested without a server.',
  },
]

const http = [
  '^node_modules/(@types/)?(express|cookie-parser|express-openapi-validator)/',
  '^(node:)?https?2?$',
]
const drivers = ['^node_modules/(@types/)?pg/', '^(node:)?sqlite$']
const sql = ['^node_modules/kysely/', ...drivers]
const shipped = '^(generated|server-stub|test/conformance)/'
const typeOnly = { dependencyTypesNot: ['type-only'] }
/** Their code is part of the published package, so that users do not install them. */
const bundled = [
  'cookie-parser',
  'cors',
  'diff',
  'find-my-way',
  'kysely',
  'leven',
  'marked',
  'rate-limiter-flexible',
  'tinyqueue',
  'undici',
  'yaml',
]

function importsOnlyItsNeighbours({ module, mayImport, reason }) {
  return {
    name: `${module}-imports-its-neighbours-only`,
    comment: reason,
    severity: 'error',
    from: { path: `^${module}/` },
    to: {
      path: '^(scripts|generated|server-stub|test|openapi)/',
      pathNot: [module, ...mayImport].map((each) => `^${each}(/|$)`),
    },
  }
}

const specific = [
  ...suiteRules,
  {
    name: 'only-the-http-layer-uses-http-libraries',
    comment: 'Requests and responses are handled in server-stub/http.',
    from: { path: '^server-stub/(access|resources|database|git)/' },
    to: { path: http },
  },
  {
    name: 'only-queries-use-sql',
    comment:
      'SQL belongs in the queries.ts of a resource, in database/, git/ and access/. The benchmarks fill large databases.',
    from: {
      path: '^(scripts|generated|test|server-stub)/',
      pathNot: [
        '^(server-stub/(database|git|access)|scripts/bench/growth|test/server-stub|test/support)/',
        '^server-stub/resources/[^/]+/queries(\\.ts$|/)',
      ],
    },
    to: { path: sql, ...typeOnly },
  },
  {
    name: 'handlers-use-queries',
    comment:
      'A handler finds, authorizes, acts and presents. It does not import the query builder, not even its types.',
    from: { path: filesOf('handlers') },
    to: { path: sql },
  },
  {
    name: 'commands-do-not-import-http',
    comment: 'Domain logic throws errors; it imports nothing of requests and responses.',
    from: { path: filesOf('commands|relations|queries') },
    to: {
      path: '^server-stub/http/',
      pathNot: '^server-stub/http/(errors|validation-messages|attributes|[a-z]+-attributes)\\.ts$',
      ...typeOnly,
    },
  },
  {
    name: 'presenters-are-pure',
    comment: 'A presenter maps a loaded record to a response. It imports only types from the other layers.',
    from: { path: '^server-stub/resources/[^/]+/presenter(\\.ts$|/)' },
    to: {
      path: ['^server-stub/(database|git)/', filesOf('queries|commands|handlers'), ...sql, '^(node:)?fs'],
      ...typeOnly,
    },
  },
  {
    name: 'resources-import-each-other-through-index',
    comment:
      'The index.ts and the commands of a resource are its public interface: what others read, and what others do. ' +
      'index.ts imports no commands, so that reading never depends on acting.',
    from: { path: '^server-stub/resources/([^/]+)/' },
    to: {
      path: '^server-stub/resources/[^/]+/',
      pathNot: [
        '^server-stub/resources/$1/',
        '^server-stub/resources/[^/]+/(index|record|commands|commands/index)\\.ts$',
      ],
    },
  },
  {
    name: 'queries-do-not-import-commands',
    comment:
      'Queries, relations and index.ts import no commands of any resource: that would be a cycle sooner or later.',
    from: { path: filesOf('index|queries|relations|presenter|record') },
    to: { path: '^server-stub/resources/[^/]+/commands(\\.ts$|/)', ...typeOnly },
  },
  {
    name: 'only-the-database-layer-imports-drivers',
    comment: 'The choice of the database is made in one place.',
    from: { path: '^server-stub/', pathNot: '^server-stub/database/' },
    to: { path: drivers, ...typeOnly },
  },
  {
    name: 'shipped-code-needs-no-development-dependencies',
    comment:
      'The installed package has its dependencies, and what is bundled (decision 0018). PostgreSQL is optional.',
    from: { path: shipped },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: `^node_modules/(pg|${bundled.join('|')})/`,
    },
  },
  {
    name: 'only-declared-packages',
    comment: 'A transitive dependency can disappear.',
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
    name: 'no-import-cycles',
    comment: 'Merge the two files, or extract what both need.',
    from: {},
    to: { circular: true, viaOnly: typeOnly },
  },
  {
    name: 'no-cycles-of-types',
    comment:
      'Extract the type that both need. Only a shared fixture and the context that creates it refer to each other.',
    from: { pathNot: '^test/conformance/fixtures/(context|shared)\\.ts$' },
    to: { circular: true, via: { dependencyTypes: ['type-only'] } },
  },
]

export default {
  forbidden: [
    ...modules.map(importsOnlyItsNeighbours),
    ...specific.map((rule) => ({ severity: 'error', ...rule })),
  ],
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

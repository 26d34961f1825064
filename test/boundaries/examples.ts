/** Imports that cross a boundary and imports that do not, each in a file of its own. */

/** An importing file, its import, and the rule that reports it; no rule where the import is allowed. */
export interface Import {
  from: string
  what: string
  breaks?: string
}

export const imports: readonly Import[] = [
  {
    from: 'generated/a.ts',
    what: "import '../server-stub/database/rows.ts'",
    breaks: 'generated-imports-its-neighbours-only',
  },
  { from: 'scripts/a.ts', what: "import '../server-stub/database/rows.ts'" },
  {
    from: 'scripts/b.ts',
    what: "import '../test/server-stub/help.ts'",
    breaks: 'scripts-imports-its-neighbours-only',
  },
  { from: 'scripts/c.ts', what: "import '../test/conformance/run.ts'" },
  {
    from: 'scripts/pipeline/a.ts',
    what: "import '../../server-stub/database/rows.ts'",
    breaks: 'scripts/pipeline-imports-its-neighbours-only',
  },
  { from: 'scripts/pipeline/b.ts', what: "import 'absent'", breaks: 'everything-imported-exists' },
  { from: 'scripts/pipeline/c.ts', what: "import 'undeclared'", breaks: 'only-declared-packages' },
  {
    from: 'server-stub/a.ts',
    what: "import '../test/conformance/run.ts'",
    breaks: 'server-stub-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/b.ts',
    what: "import '../scripts/tool.ts'",
    breaks: 'server-stub-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/c.ts',
    what: "import 'tool'",
    breaks: 'shipped-code-needs-no-development-dependencies',
  },
  { from: 'server-stub/d.ts', what: "import type { Tool } from 'tool'" },
  { from: 'server-stub/http/a.ts', what: "import 'express'" },
  {
    from: 'server-stub/http/b.ts',
    what: "import type { Row } from '../database/rows.ts'",
    breaks: 'server-stub/http-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/http/c.ts',
    what: "import '../resources/users/index.ts'",
    breaks: 'server-stub/http-imports-its-neighbours-only',
  },
  { from: 'server-stub/access/a.ts', what: "import '../database/rows.ts'" },
  {
    from: 'server-stub/access/b.ts',
    what: "import '../services.ts'",
    breaks: 'server-stub/access-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/resources/a/handlers.ts',
    what: "import 'express'",
    breaks: 'only-the-http-layer-uses-http-libraries',
  },
  {
    from: 'server-stub/resources/a/commands.ts',
    what: "import { sql } from 'kysely'",
    breaks: 'only-queries-use-sql',
  },
  { from: 'server-stub/resources/a/relations.ts', what: "import type { Kysely } from 'kysely'" },
  { from: 'server-stub/resources/a/queries.ts', what: "import { sql } from 'kysely'" },
  { from: 'server-stub/resources/a/queries/search.ts', what: "import { sql } from 'kysely'" },
  {
    from: 'server-stub/resources/b/handlers.ts',
    what: "import type { Kysely } from 'kysely'",
    breaks: 'handlers-use-queries',
  },
  {
    from: 'server-stub/resources/b/handlers/part.ts',
    what: "import type { Kysely } from 'kysely'",
    breaks: 'handlers-use-queries',
  },
  {
    from: 'server-stub/resources/b/commands.ts',
    what: "import '../../http/handler.ts'",
    breaks: 'commands-know-no-http',
  },
  { from: 'server-stub/resources/b/relations.ts', what: "import '../../http/errors.ts'" },
  { from: 'server-stub/resources/c/handlers.ts', what: "import '../../http/handler.ts'" },
  { from: 'server-stub/resources/c/commands.ts', what: "import '../users/index.ts'" },
  {
    from: 'server-stub/resources/c/relations.ts',
    what: "import type { Row } from '../a/queries.ts'",
    breaks: 'resources-import-each-other-through-index',
  },
  {
    from: 'server-stub/resources/c/queries.ts',
    what: "import '../b/commands.ts'",
    breaks: 'reading-does-not-depend-on-commands',
  },
  { from: 'server-stub/resources/d/commands.ts', what: "import '../b/commands.ts'" },
  { from: 'server-stub/resources/d/handlers.ts', what: "import '../../services.ts'" },
  {
    from: 'server-stub/resources/e/handlers.ts',
    what: "import '../../stub.ts'",
    breaks: 'server-stub/resources-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/resources/a/presenter.ts',
    what: "import '../../database/rows.ts'",
    breaks: 'presenters-are-pure',
  },
  { from: 'server-stub/resources/b/presenter.ts', what: "import type { Row } from '../../database/rows.ts'" },
  {
    from: 'server-stub/resources/c/presenter.ts',
    what: "import 'node:fs/promises'",
    breaks: 'presenters-are-pure',
  },
  {
    from: 'server-stub/resources/d/presenter.ts',
    what: "import './queries.ts'",
    breaks: 'presenters-are-pure',
  },
  { from: 'server-stub/resources/d/queries.ts', what: 'export const d = 1' },
  {
    from: 'server-stub/monitoring/a.ts',
    what: "import '../services.ts'",
    breaks: 'server-stub/monitoring-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/embedding/a.ts',
    what: "import '../services.ts'",
    breaks: 'server-stub/embedding-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/web/a.ts',
    what: "import '../stub.ts'",
    breaks: 'server-stub/web-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/provisioning/a.ts',
    what: "import '../web/a.ts'",
    breaks: 'server-stub/provisioning-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/git-http/a.ts',
    what: "import '../web/a.ts'",
    breaks: 'server-stub/git-http-imports-its-neighbours-only',
  },
  { from: 'server-stub/web/b.ts', what: "import '../services.ts'" },
  { from: 'server-stub/database/a.ts', what: "import { sql } from 'kysely'" },
  {
    from: 'server-stub/database/b.ts',
    what: "import '../http/errors.ts'",
    breaks: 'server-stub/database-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/database/c.ts',
    what: "import 'node:http'",
    breaks: 'only-the-http-layer-uses-http-libraries',
  },
  { from: 'server-stub/git/h.ts', what: "import { sql } from 'kysely'" },
  { from: 'server-stub/git/a.ts', what: "import '../database/rows.ts'" },
  {
    from: 'server-stub/git/b.ts',
    what: "import '../access/policy.ts'",
    breaks: 'server-stub/git-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/git/c.ts',
    what: "import 'node:sqlite'",
    breaks: 'only-the-database-layer-knows-the-drivers',
  },
  { from: 'server-stub/git/d.ts', what: "import './e.ts'", breaks: 'no-import-cycles' },
  // A cycle is reported once, where it is entered first.
  { from: 'server-stub/git/e.ts', what: "import './d.ts'" },
  {
    from: 'server-stub/git/f.ts',
    what: "import type { G } from './g.ts'",
    breaks: 'no-cycles-of-types',
  },
  { from: 'server-stub/git/g.ts', what: "import type { F } from './f.ts'" },
  { from: 'test/conformance/a.ts', what: "import '../../generated/types.ts'" },
  {
    from: 'test/conformance/b.ts',
    what: "import '../../server-stub/database/rows.ts'",
    breaks: 'test/conformance-imports-its-neighbours-only',
  },
  {
    from: 'test/conformance/c.ts',
    what: "import '../server-stub/help.ts'",
    breaks: 'test/conformance-imports-its-neighbours-only',
  },
  {
    from: 'test/conformance/d.ts',
    what: "import 'tool'",
    breaks: 'shipped-code-needs-no-development-dependencies',
  },
  {
    from: 'server-stub/git-http/a.ts',
    what: "import '../stub.ts'",
    breaks: 'server-stub/git-http-imports-its-neighbours-only',
  },
  { from: 'server-stub/git-http/b.ts', what: "import '../resources/users/index.ts'" },
  { from: 'test/conformance/areas/users/requests.ts', what: "import '../../fixtures/check.ts'" },
  {
    from: 'test/conformance/areas/users/filled-lists.ts',
    what: "import './user.ts'",
    breaks: 'requests-and-filled-lists-use-fixtures-only',
  },
  {
    from: 'test/conformance/areas/tags/tag.ts',
    what: "import '../users/user.ts'",
    breaks: 'areas-of-the-suite-do-not-import-each-other',
  },
  ...(
    [
      ['protocol', 'fixtures/check.ts'],
      ['fixtures', 'areas/users/user.ts'],
      ['generated', 'runner/run.ts'],
      ['areas', 'runner/run.ts'],
      ['runner', 'report/report.ts'],
      ['report', 'command/command.ts'],
    ] as const
  ).map(([layer, imported]) => ({
    from: `test/conformance/${layer}/z.ts`,
    what: `import '../${imported}'`,
    breaks: `test/conformance/${layer}-imports-its-neighbours-only`,
  })),
  {
    from: 'test/second-implementation/a.ts',
    what: "import '../../server-stub/database/rows.ts'",
    breaks: 'test/second-implementation-imports-its-neighbours-only',
  },
  {
    from: 'test/contract/a.ts',
    what: "import '../../server-stub/database/rows.ts'",
    breaks: 'test/contract-imports-its-neighbours-only',
  },
  { from: 'test/server-stub/a.ts', what: "import '../../server-stub/resources/users/index.ts'" },
]

/** The targets of these imports. */
export const others: readonly string[] = [
  'generated/types.ts',
  'scripts/tool.ts',
  'server-stub/services.ts',
  'server-stub/stub.ts',
  'server-stub/access/policy.ts',
  'server-stub/resources/users/index.ts',
  'server-stub/resources/users/queries.ts',
  'server-stub/http/errors.ts',
  'server-stub/http/handler.ts',
  'server-stub/database/rows.ts',
  'test/conformance/run.ts',
  'test/conformance/fixtures/check.ts',
  'test/conformance/areas/users/user.ts',
  'test/conformance/runner/run.ts',
  'test/conformance/report/report.ts',
  'test/conformance/command/command.ts',
  'test/server-stub/help.ts',
]

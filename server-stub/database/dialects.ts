/** The two databases, and everything in which they differ. */
import {
  FunctionNode,
  LimitNode,
  PostgresDialect,
  PostgresQueryCompiler,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
  type ColumnDefinitionBuilder,
  type Dialect,
  type Kysely,
  type RawBuilder,
} from 'kysely'
import type { NodeSqlite } from './node-sqlite.ts'
import { SqliteDriver } from './sqlite-driver.ts'

export type DialectName = 'sqlite' | 'postgres'

/** Column types and options that the two databases spell differently. */
export interface ColumnKinds {
  /** Compared and sorted by bytes in both. */
  text: RawBuilder<unknown>
  integer: RawBuilder<unknown>
  bytes: RawBuilder<unknown>
  real: RawBuilder<unknown>
  /** An ascending primary key that is never used twice. */
  autoId: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
}

export const columnKinds: Record<DialectName, ColumnKinds> = {
  sqlite: {
    text: sql`text`,
    integer: sql`integer`,
    bytes: sql`blob`,
    real: sql`real`,
    autoId: (column) => column.primaryKey().autoIncrement(),
  },
  postgres: {
    text: sql`text collate "C"`,
    integer: sql`integer`,
    bytes: sql`bytea`,
    real: sql`double precision`,
    autoId: (column) => column.primaryKey().generatedAlwaysAsIdentity(),
  },
}

/** SQLite through Node's own driver. */
export class NodeSqliteDialect implements Dialect {
  readonly #database: NodeSqlite

  constructor(database: NodeSqlite) {
    this.#database = database
  }

  createDriver(): SqliteDriver {
    return new SqliteDriver(this.#database)
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db)
  }
}

/**
 * A limit is part of the text: both databases plan by its value. SQLite would compile a statement again whenever a parameter
 * in its place is bound, up to a millisecond for each execution; PostgreSQL would plan it each time, or for a tenth of all rows.
 */
function inText(node: LimitNode): LimitNode {
  const { limit } = node
  return ValueNode.is(limit) ? LimitNode.create(ValueNode.createImmediate(limit.value)) : node
}

class SqliteCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    super.visitLimit(inText(node))
  }

  /** The position of a text in another, and lower case, which in SQLite is always that of ASCII. */
  protected override visitFunction(node: FunctionNode): void {
    const name = sqliteNames[node.func]
    super.visitFunction(name === undefined ? node : FunctionNode.create(name, node.arguments))
  }
}

const sqliteNames: Readonly<Record<string, string>> = { strpos: 'instr', lower_ascii: 'lower' }

/** PostgreSQL over a pool. */
export class PooledPostgresDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresCompiler()
  }
}

class PostgresCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    super.visitLimit(inText(node))
  }

  /** Lower case as in columns, whose collation is "C": that of a parameter is the collation of the database. */
  protected override visitFunction(node: FunctionNode): void {
    if (node.func !== 'lower_ascii') return super.visitFunction(node)
    this.append('lower(')
    this.compileList(node.arguments)
    this.append(' collate "C")')
  }
}

/** SQLite rolls schema changes back like any other; Kysely's own adapter is more careful than needed. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** The driver hands out its one connection in turn. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** The two databases, and everything in which they differ. */
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  CompiledQuery,
  sql,
  type ColumnDefinitionBuilder,
  type DatabaseConnection,
  type RawBuilder,
  type SqliteDatabase,
} from 'kysely'

export type DialectName = 'sqlite' | 'postgres'

/** Column types and options that the two databases spell differently. */
export interface ColumnKinds {
  /** Compared and sorted by bytes in both. */
  text: RawBuilder<unknown>
  integer: RawBuilder<unknown>
  bytes: RawBuilder<unknown>
  real: RawBuilder<unknown>
  /** A primary key that counts up and is never given out twice. */
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
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase

  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver({ database: this.#database })
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }
}

/** Takes the write lock at the start: a transaction that reads first can then not fail on its first write. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite rolls schema changes back like any other; Kysely's own adapter is more careful than needed. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

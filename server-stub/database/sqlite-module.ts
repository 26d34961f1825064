import type * as Sqlite from 'node:sqlite'

/**
 * Node's SQLite, looked up instead of imported: on a Node without it an import would fail before a message could name
 * Node is needed (`supported-node.ts`).
 */
export function sqlite(): typeof Sqlite {
  return process.getBuiltinModule('node:sqlite')
}

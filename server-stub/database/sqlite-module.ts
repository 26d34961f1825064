import type * as Sqlite from 'node:sqlite'

/**
 * Node's SQLite, looked up instead of imported: on a Node without it an import would fail before anything could say which
 * Node is needed (`supported-node.ts`).
 */
export function sqlite(): typeof Sqlite {
  return process.getBuiltinModule('node:sqlite')
}

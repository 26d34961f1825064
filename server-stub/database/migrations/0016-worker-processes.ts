import { createTable, type Migration } from './schema.ts'

/** The server processes that use the database. */
export const workerProcesses: Migration = async (...at) => {
  const columns = {
    id: 'text',
    hostname: 'text',
    pid: 'integer',
    started_at: 'text',
    heartbeat_at: 'text',
  } as const
  await createTable(at, 'worker_process', columns, { primary: ['id'] })
}

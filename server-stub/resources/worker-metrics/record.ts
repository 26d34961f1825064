import type { Row } from '../../database/tables.ts'

/** A server process. */
export type WorkerProcess = Pick<Row<'worker_process'>, 'hostname' | 'pid' | 'started_at'>

/** Kinds of background jobs. */
export const queues = [
  'delete_merged_branches',
  'pipeline_process',
  'project_destroy',
  'repository_fork',
] as const

export type Queue = (typeof queues)[number]

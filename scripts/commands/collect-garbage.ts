import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFile } from '../../server-stub/database/data-directory.ts'
import type { DatabaseLocation } from '../../server-stub/index.ts'
import { CommandError, exit } from '../command-line/io.ts'
import { databaseUrl, flag, seconds, text } from '../command-line/options.ts'
import { invocation } from '../command-line/package-file.ts'
import { verb } from '../command-line/verb.ts'

const hour = 3600

const options = {
  data: text('DIR', 'The folder of `serve --data`.'),
  database: {
    ...databaseUrl,
    summary: 'The PostgreSQL database of `serve --database` (variable: FORGE_DATABASE_URL).',
  },
  'older-than': seconds(24 * hour, 'Keep objects that were stored within this time.'),
  'dry-run': flag('Delete nothing; print what would be deleted.'),
}

/** Deletes the unreachable Git objects. */
export const collectGarbage = verb({
  name: 'collect-garbage',
  summary: 'delete unreachable Git objects',
  description:
    'Deletes the Git objects that no branch, tag, merge request, pipeline, status or comment refers to, not even through other ' +
    'commits: those of deleted branches, rewritten histories and crashed pushes. Servers may use the data meanwhile. Run it with the version of the servers.',
  options,
  examples: [
    { command: invocation('collect-garbage', '--data ./forge-data'), does: 'Collects in that folder.' },
    {
      command: invocation('collect-garbage', '--data ./forge-data --dry-run'),
      does: 'Prints what would be deleted.',
    },
  ],
  async run(values, io) {
    const location = locationOf(values.data, values.database ?? io.environment['FORGE_DATABASE_URL'])
    const { openDatabase } = await import('../../server-stub/database/connection.ts')
    const { collectableProjects, collectGarbage: collect } = await import('../../server-stub/git/garbage.ts')
    const database = await openDatabase(location, io.stop).catch((error: unknown) => {
      throw error instanceof Error && error.name === 'DatabaseError' ? new CommandError(error.message) : error
    })
    const total = { objects: 0, bytes: 0, projects: 0 }
    try {
      for (const project of await collectableProjects(database.db)) {
        if (io.stop.aborted) break
        const { objects, bytes } = await collect(database.db, project, {
          olderThanSeconds: values['older-than'],
          isDryRun: values['dry-run'],
        })
        total.objects += objects
        total.bytes += bytes
        total.projects += objects > 0 ? 1 : 0
      }
    } finally {
      await database.close()
    }
    const { objects, bytes, projects } = total
    io.out(
      `${values['dry-run'] ? 'Would delete' : 'Deleted'} ${objects} objects (${bytes} bytes) of ${projects} projects.`,
    )
    return exit.success
  },
})

function locationOf(directory: string | undefined, url: string | undefined): DatabaseLocation {
  if (directory !== undefined) {
    if (!existsSync(join(directory, databaseFile)))
      throw new CommandError(`--data: ${directory} contains no ${databaseFile}`)
    return { kind: 'file', directory }
  }
  if (url === undefined || url === '') throw new CommandError('requires --data or --database')
  return { kind: 'postgres', url, poolSize: 1 }
}

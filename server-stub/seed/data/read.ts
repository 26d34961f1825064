import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { seedDataOf, SeedError, type SeedData } from './schema.ts'

/**
 * Reads seed data from a YAML or JSON file; paths of repositories are relative to it. Throws `SeedError` for a file that cannot
 * be read or has another form.
 */
export async function readSeed(file: string): Promise<SeedData> {
  const data = await seedDataOf(await parsed(file))
  const folder = dirname(resolve(file))
  const projects = data.projects?.map((project) =>
    project.repository === undefined
      ? project
      : { ...project, repository: resolve(folder, project.repository) },
  )
  return projects === undefined ? data : { ...data, projects }
}

async function parsed(file: string): Promise<unknown> {
  try {
    const { parse } = await import('yaml')
    return parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new SeedError(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { seedDataOf, SeedError, type SeedData } from './schema.ts'

/**
 * Reads seed data from a YAML or JSON file; paths of repositories are relative to it. Throws `SeedError` for a file that cannot
 * be read or has another form.
 */
export async function readSeed(file: string): Promise<SeedData> {
  const value = await parsed(file)
  const data = await orSeedError(file, () => seedDataOf(value))
  const folder = dirname(resolve(file))
  const projects = data.projects?.map((project) =>
    project.repository === undefined
      ? project
      : { ...project, repository: resolve(folder, project.repository) },
  )
  return projects === undefined ? data : { ...data, projects }
}

async function parsed(file: string): Promise<unknown> {
  const { parse } = await import('yaml')
  const text = await orSeedError(`${file} cannot be read`, () => readFile(file, 'utf8'))
  return orSeedError(
    `${file} is not valid YAML or JSON`,
    async (): Promise<unknown> => parse(text),
    firstLine,
  )
}

/** `reasonOf` makes one line of the message of an error. */
async function orSeedError<Result>(
  problem: string,
  work: () => Promise<Result>,
  reasonOf = (message: string): string => message,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new SeedError(`${problem}: ${reasonOf(error instanceof Error ? error.message : String(error))}`, {
      cause: error,
    })
  }
}

/** The parser appends a picture of the place after a colon. */
function firstLine(message: string): string {
  return message.replace(/:?\n[^]*$/, '')
}

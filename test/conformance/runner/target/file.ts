/** The target file describes a server; the options describe the run. All of its properties are optional. */
import { readFileSync } from 'node:fs'
import { operations } from '../../../../generated/operations.ts'
import { similarNames } from '../suggest.ts'
import { UsageError } from '../usage-error.ts'
import type { Existing, InProject } from '../../fixtures/existing.ts'

/** Declarations of the target file in addition to options. */
export interface Target {
  /** Areas and operations that the server declares not to have. */
  readonly lacks: readonly string[]
  readonly existing: Existing
  readonly provisioning: Provisioning | null
}

/** How the suite creates records that the API cannot create: through a URL, or a command that reads and writes JSON. */
export type Provisioning = { readonly url: string } | { readonly command: readonly string[] }

export const noTarget: Target = {
  lacks: [],
  existing: { runners: [], snippets: [], jobs: [] },
  provisioning: null,
}

type Members = Readonly<Record<string, unknown>>

const particular = ['capabilities', 'existing', 'provisioning'] as const

/** Reads the file. Its options are texts, as the command line has them. Throws `UsageError` with the place of a mistake. */
export function readTarget(
  file: string,
  optionNames: readonly string[],
): { readonly options: Readonly<Record<string, string>>; readonly target: Target } {
  const members = readMembers(file)
  const options: Record<string, string> = {}
  for (const [name, value] of Object.entries(members)) {
    if (particular.some((each) => each === name)) continue
    if (!optionNames.includes(name)) throw new UsageError(unknown(file, name, optionNames))
    options[name] = optionText(file, name, value)
  }
  const setting = new Setting(file)
  return {
    options,
    target: {
      lacks: lacksOf(setting.at('capabilities'), members['capabilities']),
      existing: existingOf(setting.at('existing'), members['existing']),
      provisioning: provisioningOf(setting.at('provisioning'), members['provisioning']),
    },
  }
}

/** A property of the file, for messages. */
class Setting {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  at(member: string | number): Setting {
    return new Setting(`${this.#path}: ${member}`.replaceAll(/(: .*): /g, '$1.'))
  }

  /** Throws with what the member must be. */
  mustBe(what: string): never {
    throw new UsageError(`${this.#path} must be ${what}.`)
  }

  record(value: unknown, known: readonly string[] | null): Members {
    if (!isMembers(value)) return this.mustBe('an object')
    for (const name of Object.keys(value)) {
      if (known !== null && !known.includes(name)) this.at(name).mustBe(`one of ${known.join(', ')}`)
    }
    return value
  }

  list(value: unknown): readonly unknown[] {
    return Array.isArray(value) ? value : this.mustBe('a list')
  }

  flag(value: unknown): boolean {
    return typeof value === 'boolean' ? value : this.mustBe('true or false')
  }

  id(value: unknown): number {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
      ? value
      : this.mustBe('an id: a whole number from 1')
  }
}

/** The suite itself requires these areas: without them, no check can run. */
const needed = ['users', 'projects']

function lacksOf(setting: Setting, value: unknown): readonly string[] {
  if (value === undefined) return []
  const areas = new Set<string>(Object.values(operations).map(({ area }) => area))
  const lacks: string[] = []
  for (const [name, has] of Object.entries(setting.record(value, null))) {
    if (!areas.has(name) && !(name in operations)) setting.at(name).mustBe('an area or an operationId')
    if (setting.at(name).flag(has)) continue
    if (needed.includes(name))
      setting.at(name).mustBe('true: the suite creates its users and projects with it')
    lacks.push(name)
  }
  return lacks
}

function existingOf(setting: Setting, value: unknown): Existing {
  if (value === undefined) return noTarget.existing
  const members = setting.record(value, ['runners', 'snippets', 'jobs'])
  const each = <Item>(name: string, read: (at: Setting, item: unknown) => Item): readonly Item[] => {
    const at = setting.at(name)
    return at.list(members[name] ?? []).map((item, index) => read(at.at(index), item))
  }
  return {
    runners: each('runners', (at, item) => at.id(item)),
    snippets: each('snippets', (at, item) => inProject(at, item, [])),
    jobs: each('jobs', (at, item) => {
      const { pipeline_id, trace = false, artifacts = false } = at.record(item, null)
      return {
        ...inProject(at, item, ['pipeline_id', 'trace', 'artifacts']),
        pipeline_id: at.at('pipeline_id').id(pipeline_id),
        trace: at.at('trace').flag(trace),
        artifacts: at.at('artifacts').flag(artifacts),
      }
    }),
  }
}

function inProject(setting: Setting, value: unknown, others: readonly string[]): InProject {
  const { project_id, id } = setting.record(value, ['project_id', 'id', ...others])
  return { project_id: setting.at('project_id').id(project_id), id: setting.at('id').id(id) }
}

function provisioningOf(setting: Setting, value: unknown): Provisioning | null {
  if (value === undefined) return null
  const { url, command } = setting.record(value, ['url', 'command'])
  if ((url === undefined) === (command === undefined))
    return setting.mustBe('given either `url` or `command`')
  if (typeof url === 'string') {
    return /^https?:\/\//.test(url) && URL.canParse(url) ? { url } : setting.at('url').mustBe('a URL')
  }
  const parts: unknown[] = Array.isArray(command) ? command : []
  const words = parts.filter((part) => typeof part === 'string' && part !== '')
  if (words.length === 0 || words.length !== parts.length) {
    return setting.at('command').mustBe('a list of strings: the program and its arguments')
  }
  return { command: words.map(String) }
}

function readMembers(file: string): Members {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`--config ${file} cannot be read; give the path of a JSON file.`)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`)
  }
  if (!isMembers(value)) throw new UsageError(`${file} must contain one JSON object.`)
  return value
}

function optionText(file: string, name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => optionText(file, name, item)).join(',')
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  throw new UsageError(`${file}: ${name} must be a string, a number, true, false, or a list of strings.`)
}

function unknown(file: string, name: string, optionNames: readonly string[]): string {
  const hint =
    similarNames(name, [...optionNames, ...particular]) ??
    `the options of the command, ${particular.join(', ')} are allowed there.`
  return `${file} has the unknown option '${name}'; ${hint}`
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

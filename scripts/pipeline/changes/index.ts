import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Contract } from '../contract.ts'
import { operationsOf } from '../contract.ts'
import { changelogFile, releasedFile } from '../sources.ts'
import { entriesBelow, names } from './changelog.ts'
import type { Breaking } from './compare.ts'
import { compareContracts } from './compare.ts'

const unreleased = 'Unreleased'

/** What has changed since the contract was released. */
export interface Verdict {
  /** The version that was released. */
  since: string
  announced: Breaking[]
  unannounced: Breaking[]
  others: number
}

/** Compares the contract below `root` with the released one; a breaking change is announced by an entry that names it. */
export async function classifyChanges(root: string): Promise<Verdict> {
  return validate(await read(root), unreleased)
}

/** Records the contract below `root` as the released one. Returns what prevents it, in sentences. */
export async function release(root: string): Promise<string[]> {
  const material = await read(root)
  const { version } = material.current.info
  const { unannounced } = await validate(material, version)
  const problems = [
    ...(version === material.released.info.version
      ? [`${version} is released; openapi/openapi.yaml needs another version.`]
      : []),
    ...(entriesBelow(material.changelog, unreleased).length > 0
      ? [`openapi/${changelogFile} still has entries below ${unreleased}; they belong below ${version}.`]
      : []),
    ...(entriesBelow(material.changelog, version).length === 0
      ? [`openapi/${changelogFile} has no entry below ${version}.`]
      : []),
    ...unannounced.map(({ message }) => `No entry below ${version} announces this: ${message}`),
  ]
  if (problems.length === 0) {
    await writeFile(join(root, 'openapi', releasedFile), `${JSON.stringify(material.current, null, 1)}\n`)
  }
  return problems
}

interface Comparable {
  released: Contract
  current: Contract
  changelog: string
}

async function validate({ released, current, changelog }: Comparable, heading: string): Promise<Verdict> {
  const { breaking, others } = await compareContracts(released, current)
  const entries = entriesBelow(changelog, heading)
  const isAnnounced = (change: Breaking) =>
    entries.some((entry) => change.names.some((name) => names(entry, name)))
  return {
    since: released.info.version,
    announced: breaking.filter(isAnnounced),
    unannounced: breaking.filter((change) => !isAnnounced(change)),
    others,
  }
}

async function read(root: string): Promise<Comparable> {
  const [released, current, changelog] = await Promise.all([
    readFile(join(root, 'openapi', releasedFile), 'utf8'),
    readFile(join(root, 'generated', 'openapi.conformance.json'), 'utf8'),
    readFile(join(root, 'openapi', changelogFile), 'utf8'),
  ])
  return { released: JSON.parse(released), current: withoutSamples(JSON.parse(current)), changelog }
}

/** Samples follow from the rest. */
function withoutSamples(contract: Contract): Contract {
  for (const { operation } of operationsOf(contract)) delete operation['x-codeSamples']
  return contract
}

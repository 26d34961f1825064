import { join } from 'node:path'
import { readCheckSources } from './check-sources.ts'
import type { Contract } from './contract.ts'
import { operationsOf } from './contract.ts'
import { generate, type Output } from './generate.ts'
import { describeClientSize } from './generators/client-size.ts'
import { annotate } from './conformance/annotate.ts'
import { outline } from './conformance/outline.ts'
import { readConformance } from './conformance/files.ts'
import { lineFinder } from './lines.ts'
import { locator } from './locate.ts'
import type { Difference } from './output.ts'
import { compare, write } from './output.ts'
import { bundle, lint } from './redocly.ts'
import { contractRules } from './rules/index.ts'
import type { Finding } from './rules/finding.ts'
import type { ContractRule, RuleInput } from './rules/rule.ts'
import { withSamples } from './samples/index.ts'
import { readSources } from './sources.ts'

/** A finding with the rule that made it and the file that it is in. */
export interface LocatedFinding extends Finding {
  rule: string
  /** File and pointer, for tools. */
  location?: string
}

export interface Counts {
  operations: number
  areas: number
  schemas: number
  examples: number
  rules: number
  /** Size of the client, and its size before if it changed. */
  client: string
}

/** The result of a run of the pipeline. */
export type BuildResult =
  | { kind: 'rejected'; findings: LocatedFinding[]; unbundled: string | undefined }
  | { kind: 'stale'; counts: Counts; difference: Difference }
  | { kind: 'fresh'; counts: Counts }
  | { kind: 'written'; counts: Counts; difference: Difference }

interface BuildOptions {
  /** Whether nothing is written. */
  check: boolean
  /** Files of `generated/` that are not derived from the contract, by name. */
  otherFiles: Readonly<Record<string, string>>
}

/**
 * Lints and bundles the contract below `root`, applies the contract rules, and derives `generated/` and
 * `docs/traceability/` from it.
 * Nothing is written unless all of that succeeds; with `check` nothing is written at all.
 */
export async function build(root: string, options: BuildOptions): Promise<BuildResult> {
  const [linted, examined] = await Promise.all([lint(root), settled(examine(root, options.otherFiles))])
  // The rules and the samples rely on the shapes that the lint proves.
  const sound = !linted.some(({ rule }) => rule === 'lint/struct' || rule === 'lint/no-unresolved-refs')
  if (!sound) return { kind: 'rejected', findings: linted, unbundled: undefined }
  if (examined.status === 'rejected') throw examined.reason
  if ('problem' in examined.value) {
    const { problem } = examined.value
    return { kind: 'rejected', findings: linted, unbundled: linted.length === 0 ? problem : undefined }
  }
  const { material, found, outputs } = examined.value
  const findings = [...linted, ...found]
  if (findings.length > 0) return { kind: 'rejected', findings, unbundled: undefined }
  return update(root, material, outputs, options)
}

async function settled<Value>(work: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  const [result] = await Promise.allSettled([work])
  return result
}

interface Examined {
  material: RuleInput
  found: LocatedFinding[]
  /** What is derived; nothing if there are findings. */
  outputs: Output[]
}

/** Bundles the contract, applies the rules and derives the files, while the lint runs in a process of its own. */
async function examine(
  root: string,
  otherFiles: BuildOptions['otherFiles'],
): Promise<Examined | { problem: string }> {
  const [bundled, sources] = await Promise.all([bundle(root), readSources(join(root, 'openapi'))])
  if ('problem' in bundled) return bundled
  const conformance = readConformance(sources)
  const contract = withSamples(annotate(bundled.contract, conformance))
  const material = { contract, sources, conformance, outline }
  const found = validate(material, contractRules)
  const outputs = found.length > 0 ? [] : await generate(material, otherFiles, await readCheckSources(root))
  return { material, found, outputs }
}

/** Applies the rules. Pointers into the bundle become files and lines. */
function validate(material: RuleInput, rules: readonly ContractRule[]): LocatedFinding[] {
  const locate = locator(material.sources, material.contract)
  const lineOf = lineFinder(material.sources)
  return rules.flatMap((rule) =>
    rule.check(material).map((found) => {
      const location = locate(found.where)
      return { ...found, rule: rule.id, where: lineOf(location), location: location }
    }),
  )
}

/** Writes what is stale. */
async function update(
  root: string,
  material: RuleInput,
  outputs: readonly Output[],
  { check }: BuildOptions,
): Promise<BuildResult> {
  const client = await describeClientSize(root, Object.assign({}, ...outputs.map(({ texts }) => texts)))
  const parts = await Promise.all(
    outputs.map(async ({ folder, texts, isShared = false }) => {
      const { stale, obsolete } = await compare(join(root, folder), texts)
      return { folder, texts, difference: { stale, obsolete: isShared ? [] : obsolete } }
    }),
  )
  const difference = joined(parts)
  const counts = { ...count(material.contract), client }
  if (difference.stale.length + difference.obsolete.length === 0) return { kind: 'fresh', counts }
  if (check) return { kind: 'stale', counts, difference }
  for (const part of parts) await write(join(root, part.folder), part.texts, part.difference)
  return { kind: 'written', counts, difference }
}

/** The differences of several folders, their names relative to the root. */
function joined(parts: readonly { folder: string; difference: Difference }[]): Difference {
  const names = (kind: keyof Difference) =>
    parts.flatMap(({ folder, difference }) => difference[kind].map((name) => `${folder}/${name}`))
  return { stale: names('stale'), obsolete: names('obsolete') }
}

function count(contract: Contract): Omit<Counts, 'client'> {
  const located = operationsOf(contract)
  return {
    operations: located.length,
    areas: new Set(located.map(({ operation }) => operation.tags?.[0])).size,
    schemas: Object.keys(contract.components.schemas ?? {}).length,
    examples: Object.keys(contract.components.examples ?? {}).length,
    rules: located.reduce(
      (sum, { operation }) => sum + (operation['x-rules'] ?? []).length,
      (contract['x-rules'] ?? []).length,
    ),
  }
}

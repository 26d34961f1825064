import { join } from 'node:path'
import { generateDeclarations } from './pipeline/generators/declarations.ts'
import { generateOperations } from './pipeline/generators/operations.ts'
import { generateTypes } from './pipeline/generators/types.ts'
import { generateValidators } from './pipeline/generators/validators.ts'
import { bundle, lint, ToolFailure } from './pipeline/redocly.ts'

const source = 'server-stub/provisioning/openapi/openapi.yaml'
/** The reference has no page for this document, so its schemas need no examples. */
const skippedRules = ['scalar-property-missing-example']

/** Derives the files of `generated/provisioning/` from the document of `/provisioning`. */
export async function provisioningFiles(): Promise<Record<string, string>> {
  const root = join(import.meta.dirname, '..')
  const [findings, bundled] = await Promise.all([lint(root, source, skippedRules), bundle(root, source)])
  if (findings.length > 0)
    throw new ToolFailure(
      findings.map(({ where, problem, rule }) => `${where} ${problem} (${rule})`).join('\n'),
    )
  if ('problem' in bundled) throw new ToolFailure(bundled.problem)
  const { contract } = bundled
  const files = {
    'openapi.json': `${JSON.stringify(contract, null, 2)}\n`,
    ...(await generateTypes(contract)),
    ...generateOperations(contract),
    ...generateDeclarations(contract),
    ...generateValidators(contract),
  }
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`provisioning/${name}`, text]))
}

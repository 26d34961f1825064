import { withAccessSentences } from './access-sentences.ts'
import type { CheckSources } from './check-sources.ts'
import type { Contract } from './contract.ts'
import { generateAccess } from './generators/access.ts'
import { generateAccessPage } from './generators/access-page.ts'
import { generateClient } from './generators/client.ts'
import { generateClientSize } from './generators/client-size.ts'
import { generateDeclarations } from './generators/declarations.ts'
import { generateExtensionsPage } from './generators/extensions-page.ts'
import { generateOpenapi } from './generators/openapi.ts'
import { generateOperations } from './generators/operations.ts'
import { generateRules } from './generators/rules.ts'
import { generateTraceability } from './generators/traceability.ts'
import { generateTypes } from './generators/types.ts'
import { generateValidators } from './generators/validators.ts'
import type { RuleInput } from './rules/rule.ts'

/** A folder of derived files, relative to the root, and their texts by name. */
export interface Output {
  folder: string
  /** Whether the folder has other files as well. */
  isShared?: boolean
  texts: Readonly<Record<string, string>>
}

/** Derives files from the bundled document: text by name, relative to `generated/`. */
type Generator = (contract: Contract) => Record<string, string> | Promise<Record<string, string>>

/** Everything that is derived from the contract for programs. */
const generators: readonly Generator[] = [
  generateOpenapi,
  generateTypes,
  generateOperations,
  generateDeclarations,
  generateRules,
  generateAccess,
  generateClient,
  generateValidators,
]

/** Everything that is derived from the contract and its sources. */
export async function generate(
  material: RuleInput,
  otherFiles: Readonly<Record<string, string>>,
  checks: CheckSources,
): Promise<Output[]> {
  const described = withAccessSentences(material.contract)
  const parts = await Promise.all(generators.map(async (generator) => generator(described)))
  const texts: Record<string, string> = Object.assign({}, ...parts, otherFiles)
  return [
    { folder: 'generated', texts: { ...texts, ...(await generateClientSize(texts)) } },
    { folder: 'docs', isShared: true, texts: generateExtensionsPage() },
    {
      folder: 'docs/traceability',
      texts: { ...generateTraceability(material, checks), ...generateAccessPage(material.contract) },
    },
  ]
}

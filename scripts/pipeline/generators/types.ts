import openapiTS, { astToString } from 'openapi-typescript'
import type { Contract } from '../contract.ts'
import { publish } from '../publish/publish.ts'
import { withNamedSchemas } from './named-schemas.ts'

const header = `// Generated from openapi/ by \`npm run build\`; do not edit.
`

/** Types of paths, operations and components, and a named type for each schema. */
export async function generateTypes(contract: Contract): Promise<Record<string, string>> {
  const published = publish(contract)
  const nodes = await openapiTS(JSON.stringify(published), { defaultNonNullable: false, silent: true })
  const names = Object.keys(published.components.schemas ?? {})
  return {
    'types.ts': `${header}\n${withIntroductions(withPlainComments(astToString(withNamedSchemas(nodes))))}`,
    'schemas.ts': schemasModule(names),
  }
}

/** Editors display the text of a comment unchanged, but a tag `@description` as a label before it. */
function withPlainComments(text: string): string {
  return text.replaceAll(/^(\s*\/\*\*(?:\n\s*\*)?) @description /gm, '$1 ')
}

const introductions = {
  paths: 'The operations by path and method: the type that `createClient` of openapi-fetch requires.',
  components: 'The named parts of the contract: `components["schemas"]["Branch"]` is the type `Branch`.',
  operations: 'Parameters, body and responses of each operation, by its id.',
}

function withIntroductions(text: string): string {
  return Object.entries(introductions).reduce(
    (result, [name, introduction]) =>
      result.replace(new RegExp(`^export interface ${name} `, 'm'), `/** ${introduction} */\n$&`),
    text,
  )
}

function schemasModule(names: readonly string[]): string {
  return `${header}
import type { components } from './types.ts'

export type {
${names.map((name) => `  ${name},\n`).join('')}} from './types.ts'

/** Name of a schema. */
export type SchemaName = keyof components['schemas']

/** The type of a schema, by its name. */
export type Schema<Name extends SchemaName> = components['schemas'][Name]
`
}

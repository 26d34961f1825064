import openapiTS, { astToString } from 'openapi-typescript'
import type { Contract } from '../contract.ts'
import { spellOutRequired } from './required-members.ts'

const header = `// Generated from openapi/ by \`npm run build\`; do not edit.
`

const schemas = `${header}
import type { components, Readable, Writable } from './types.ts'

/** Every schema of the contract by name. */
export type SchemaName = keyof components['schemas']

/** A schema as it comes back in a response. */
export type Schema<Name extends SchemaName> = Readable<components['schemas'][Name]>

/** A schema as it is sent in a request. */
export type Input<Name extends SchemaName> = Writable<components['schemas'][Name]>
`

/** Types of paths, operations and components, and the aliases through which others use the schemas. */
export async function generateTypes(contract: Contract): Promise<Record<string, string>> {
  const nodes = await openapiTS(JSON.stringify(spellOutRequired(contract)), {
    readWriteMarkers: true,
    defaultNonNullable: false,
    silent: true,
  })
  return { 'types.ts': `${header}\n${astToString(nodes)}`, 'schemas.ts': schemas }
}

import { todo } from './contract-files.ts'
import type { Endpoint } from './endpoint.ts'

/** Id of the first rule of the endpoint, without its operation. */
function ruleName({ isList, slug }: Endpoint): string {
  const noun = slug.replace(/^(?:list|get)-/, '')
  return isList ? `lists-${noun}` : `returns-${noun}`
}

/** The file of checks: one check for the first rule. */
export function checks(endpoint: Endpoint): string {
  const { operationId, slug } = endpoint
  return `import { check, type CoverageOf } from '../../fixtures/check.ts'
import { requests } from './requests.ts'

export const ${operationId} = {
  '${slug}/${ruleName(endpoint)}': check(async (context) => {
    const { by, input } = await requests.${operationId}(context, 'private')
    const response = await context.act(by, '${operationId}', input)
    response.expectStatus(200)
    throw new Error('${todo} expect what the rule states')
  }),
} satisfies CoverageOf<'${operationId}'>
`
}

/** The file of defects: one server with a defect for the first rule. */
export function defects(endpoint: Endpoint): string {
  const { operationId, slug, isList } = endpoint
  const [fault, words] = isList ? ['losesLast', 'one is missing'] : ["drops('id')", 'a property is missing']
  return `import { defectsOf } from '../../mutant.ts'
import { ${fault.replace(/\(.*/, '')} } from '../../vocabulary/responses.ts'

/** ${todo} one defect for each rule. */
export const ${operationId} = defectsOf('${operationId}', {
  '${slug}/${ruleName(endpoint)}': [['SFX-02', '${words}', ${fault}]],
})
`
}

/** The entry of the conformance annotations. */
export function annotation(endpoint: Endpoint, ability: string, heading: string): string {
  const { operationId, slug, schema, noun, isList } = endpoint
  return `  ${operationId}:
    access:
      ability: ${ability}
      callers: authenticated
      source: 1 § Authentication
    specification:
      ${heading} / ${slug}:
        summary: ${isList ? `list of ${noun}s` : noun}
        schemas: ${isList ? `${schema} ${schema}List` : schema}
        properties:
          ${schema}: id
        rules:
          ${ruleName(endpoint)}: ${todo} state what is true or false for a server.
`
}

/** The handler, for a wrapper of \`authorized.ts\`. */
export function handler({ operationId }: Endpoint, wrapper: string): string {
  return `  ${operationId}: ${wrapper}(async () => {
    throw new Error('${todo} implement ${operationId}')
  }),
`
}

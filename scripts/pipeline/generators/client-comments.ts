import type { Contract, LocatedOperation, Response } from '../contract.ts'
import { isReference, operationsOf, resolve } from '../contract.ts'

const width = 108

/** A response that more operations refer to is general: the guide describes it once. */
const mostUsesOfParticular = 10

/** Writes the doc comment of an operation's method: what it does, its route, its particular errors and an example. */
export function operationComments(contract: Contract): (located: LocatedOperation) => string {
  const uses = usesOfResponses(contract)
  return (located) => {
    const { operation, method, path } = located
    const blocks = [
      [`${operation.summary ?? operation.operationId}.`],
      (operation.description ?? '').trim().split('\n'),
      [`\`${method.toUpperCase()} ${path}\``],
      particularErrors(contract, located, uses),
      exampleOf(located),
      [`@see The page \`/docs/operations/${operation.operationId}\` of a running server.`],
    ]
    const lines = blocks
      .filter((block) => block.length > 0)
      .flatMap((block, index) => [...(index === 0 ? [] : ['']), ...block])
    const body = lines
      .flatMap((line) => wrap(line.replaceAll('*/', '*\\/')))
      .map((line) => `   * ${line}`.trimEnd())
    return ['  /**', ...body, '   */'].join('\n')
  }
}

/** How many responses refer to each response component. */
function usesOfResponses(contract: Contract): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const { operation } of operationsOf(contract)) {
    for (const response of Object.values(operation.responses)) {
      if (isReference(response)) uses.set(response.$ref, (uses.get(response.$ref) ?? 0) + 1)
    }
  }
  return uses
}

function particularErrors(
  contract: Contract,
  { operation }: LocatedOperation,
  uses: ReadonlyMap<string, number>,
): string[] {
  return Object.entries(operation.responses)
    .filter(
      ([status, response]) =>
        Number(status) >= 400 &&
        !(isReference(response) && (uses.get(response.$ref) ?? 0) > mostUsesOfParticular),
    )
    .map(([status, response]) => `- ${status}: ${description(contract, response)}`)
}

function description(
  contract: Contract,
  response: LocatedOperation['operation']['responses'][string],
): string {
  return (resolve<Response>(contract, response).description ?? '').trim().replaceAll(/\s+/g, ' ')
}

/** The call of the code sample, without the lines that create the client. */
function exampleOf({ operation }: LocatedOperation): string[] {
  const sample = operation['x-codeSamples']?.find(({ lang }) => lang === 'TypeScript')?.source ?? ''
  const lines = sample.split('\n')
  const start = lines.findIndex(
    (line) => line.includes(`client.${operation.operationId}`) || line.includes('client.paginate'),
  )
  if (start === -1) return []
  const end = lines.findIndex((line, index) => index >= start && line.endsWith(')'))
  return ['@example', ...lines.slice(start, end + 1)]
}

/** Breaks a line between words; continued list items are indented, rows of tables and code stay whole. */
function wrap(line: string): string[] {
  if (/^(?:\||const |\s|@|\})/.test(line)) return [line]
  const indent = line.startsWith('- ') ? '  ' : ''
  const lines: string[] = []
  for (const word of line.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined) lines.push(word)
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(indent + word)
  }
  return lines
}

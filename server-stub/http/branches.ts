/** When a value fits none of several branches, only the one that it is meant to be is worth talking about. */
import type { OperationId } from '../../generated/operations.ts'
import {
  isObject,
  readContract,
  resolve,
  type ContractDocument,
  type Json,
  type JsonObject,
} from './document.ts'
import { operationOf } from './operation.ts'
import { items, partsOf, propertiesOf, requiredOf } from './schema.ts'
import type { Problem } from './problems.ts'

/**
 * Leaves out what other branches have to say: of a commit's action `create` that it lacks what a `move` needs. A branch
 * is meant when it alone allows the values that tell branches apart (`const`, `enum`).
 */
export function meantProblems(
  operationId: OperationId,
  body: JsonObject,
  problems: readonly Problem[],
): readonly Problem[] {
  const undecided = problems.filter(({ keyword, path }) => keyword === 'anyOf' && path.startsWith('/body/'))
  if (undecided.length === 0) return problems
  const document = readContract()
  const schema = bodySchemaOf(document, operationId)
  return undecided.reduce<readonly Problem[]>((left, { path }) => {
    const steps = path.split('/').slice(2)
    const value = steps.reduce<Json | undefined>(memberOf, body)
    const branch = isObject(value)
      ? meantBranch(document, schemaAt(document, schema, steps), value)
      : undefined
    return branch === undefined ? left : left.filter((problem) => concerns(document, branch, path, problem))
  }, problems)
}

function bodySchemaOf(document: ContractDocument, operationId: OperationId): Json | undefined {
  const { content } = resolve(document, operationOf(document, operationId)['requestBody'])
  return isObject(content) ? resolve(document, Object.values(content)[0])['schema'] : undefined
}

function memberOf(value: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(step)]
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

function schemaAt(
  document: ContractDocument,
  schema: Json | undefined,
  steps: readonly string[],
): Json | undefined {
  return steps.reduce<Json | undefined>((node, step) => {
    const property = propertiesOf(document, node).find(([name]) => name === step)
    return property?.[1] ?? partsOf(document, node).find((part) => part['items'] !== undefined)?.['items']
  }, schema)
}

function meantBranch(
  document: ContractDocument,
  schema: Json | undefined,
  value: JsonObject,
): Json | undefined {
  const branches = partsOf(document, schema).flatMap((part) => items(part['anyOf']))
  const fitting = branches.filter((branch) => {
    const marks = marksOf(document, branch)
    return marks.size > 0 && [...marks].every(([name, allowed]) => allowed.includes(value[name] ?? null))
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The properties by which a branch is told from others, and the values it allows. */
function marksOf(document: ContractDocument, branch: Json): Map<string, Json[]> {
  const required = requiredOf(document, branch)
  const marks = propertiesOf(document, branch).flatMap(([name, schema]): [string, Json[]][] => {
    const allowed = partsOf(document, schema).flatMap((part) => [...items(part['enum']), ...constOf(part)])
    return allowed.length > 0 && required.includes(name) ? [[name, allowed]] : []
  })
  return new Map(marks)
}

function constOf(part: JsonObject): Json[] {
  return part['const'] === undefined ? [] : [part['const']]
}

/** Whether the problem of a value at this path is one that the branch has with it. */
function concerns(document: ContractDocument, branch: Json, path: string, problem: Problem): boolean {
  if (problem.path === path) return problem.keyword !== 'anyOf'
  if (!problem.path.startsWith(`${path}/`)) return true
  const [member = '', ...deeper] = problem.path.slice(path.length + 1).split('/')
  if (deeper.length > 0) return true
  if (problem.keyword === 'required') return requiredOf(document, branch).includes(member)
  return !marksOf(document, branch).has(member)
}

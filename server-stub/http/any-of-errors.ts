/** Selects the errors to report if a value matches no branch of an `anyOf`: those of the branch that the client intended. */
import type { Operation } from './contract.ts'
import { isObject, type ContractDocument, type Json, type JsonObject } from './document.ts'
import { bodySchemaOf, constOf, items, partsOf, propertiesOf, requiredOf, schemaAt } from './schema.ts'
import type { Problem } from './problems.ts'

/**
 * Omits the errors of other branches: for a commit action `create`, that the properties of `move` are missing. A branch
 * is intended if it alone allows the values of the discriminating properties (`const`, `enum`).
 */
export function intendedProblems(
  operation: Operation,
  body: JsonObject,
  problems: readonly Problem[],
): readonly Problem[] {
  const undecided = problems.filter(({ keyword, path }) => keyword === 'anyOf' && path.startsWith('/body/'))
  if (undecided.length === 0) return problems
  const document = operation.contract.document()
  const schema = bodySchemaOf(operation)
  return undecided.reduce<readonly Problem[]>((left, { path }) => {
    const steps = path.split('/').slice(2)
    const value = steps.reduce<Json | undefined>(valueAt, body)
    if (!isObject(value)) return left
    const branches = branchesOf(document, schemaAt(document, schema, steps))
    const unknown = unknownValue(document, branches, value)
    if (unknown !== undefined) return withoutBranches(document, branches, path, left, unknown)
    const branch = intendedBranch(document, branches, value)
    return branch === undefined ? left : left.filter((problem) => isOfBranch(document, branch, path, problem))
  }, problems)
}

function valueAt(value: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(step)]
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

function branchesOf(document: ContractDocument, schema: Json | undefined): Json[] {
  return partsOf(document, schema).flatMap((part) => items(part['anyOf']))
}

/** A discriminating property of all branches with a value that none of them allows. */
interface UnknownValue {
  name: string
  allowed: readonly Json[]
}

function unknownValue(
  document: ContractDocument,
  branches: readonly Json[],
  value: JsonObject,
): UnknownValue | undefined {
  const all = branches.map((branch) => discriminatorsOf(document, branch))
  const candidates = [...(all[0]?.keys() ?? [])].map((name) => ({
    name,
    allowed: all.flatMap((discriminators) => discriminators.get(name) ?? []),
    inAll: all.every((discriminators) => discriminators.has(name)),
  }))
  return candidates.find(
    ({ name, allowed, inAll }) =>
      inAll && Object.hasOwn(value, name) && !allowed.includes(value[name] ?? null),
  )
}

/** One problem for the unknown value, which names the values of all branches, instead of one for each branch. */
function withoutBranches(
  document: ContractDocument,
  branches: readonly Json[],
  path: string,
  problems: readonly Problem[],
  { name, allowed }: UnknownValue,
): readonly Problem[] {
  const isShared = (problem: Problem): boolean => {
    if (problem.path === path) return false
    if (!problem.path.startsWith(`${path}/`)) return true
    const property = problem.path.slice(path.length + 1)
    if (problem.keyword !== 'required') return property !== name
    return branches.every((branch) => requiredOf(document, branch).includes(property))
  }
  const values = allowed.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  const message = `must be equal to one of the allowed values: ${values.join(', ')}`
  return [...problems.filter(isShared), { path: `${path}/${name}`, keyword: 'enum', message }]
}

function intendedBranch(
  document: ContractDocument,
  branches: readonly Json[],
  value: JsonObject,
): Json | undefined {
  const fitting = branches.filter((branch) => {
    const discriminators = discriminatorsOf(document, branch)
    return (
      discriminators.size > 0 &&
      [...discriminators].every(([name, allowed]) => allowed.includes(value[name] ?? null))
    )
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The discriminating properties of a branch and their allowed values. */
function discriminatorsOf(document: ContractDocument, branch: Json): Map<string, Json[]> {
  const required = requiredOf(document, branch)
  const discriminators = propertiesOf(document, branch).flatMap(([name, schema]): [string, Json[]][] => {
    const allowed = partsOf(document, schema).flatMap((part) => [...items(part['enum']), ...constOf(part)])
    return allowed.length > 0 && required.includes(name) ? [[name, allowed]] : []
  })
  return new Map(discriminators)
}

/** Whether the problem concerns this branch. */
function isOfBranch(document: ContractDocument, branch: Json, path: string, problem: Problem): boolean {
  if (problem.path === path) return problem.keyword !== 'anyOf'
  if (!problem.path.startsWith(`${path}/`)) return true
  const [property = '', ...deeper] = problem.path.slice(path.length + 1).split('/')
  if (deeper.length > 0) return true
  if (problem.keyword === 'required') return requiredOf(document, branch).includes(property)
  return !discriminatorsOf(document, branch).has(property)
}

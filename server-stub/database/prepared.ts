/** Queries whose SQL is compiled once per database kind and then executed with different values. */
import { CompiledQuery, type Compilable } from 'kysely'
import type { Db, Tx } from './connection.ts'
import { RecentlyUsed } from './recently-used.ts'

/** What varies from one execution to the next; each value reaches the database as a parameter, unchanged. */
export type QueryValues = Readonly<Record<string, number | string | Uint8Array | null>>

/** A query that is built once for each shape (what makes its SQL differ) and executed many times. */
export interface PreparedQuery<Values extends QueryValues, Shape, Row> {
  all(db: Db | Tx, values: Values, shape: Shape): Promise<Row[]>
  /** The first row, or undefined. */
  first(db: Db | Tx, values: Values, shape: Shape): Promise<Row | undefined>
}

/** Compiled SQL, with the name of the value that each parameter takes; other parameters are constants. */
interface Plan {
  compiled: CompiledQuery
  names: readonly (string | undefined)[]
}

/** Characters of the SQL that is kept, of all queries in all shapes together, and of the longest shape. */
const charactersKept = 4_000_000
const longestKey = 1000

/** Texts that callers send are part of shapes, so that the number of plans has no limit of its own. */
const plansByDialect = new Map<unknown, RecentlyUsed<Plan>>()
let statements = 0

function plansFor(dialect: unknown): RecentlyUsed<Plan> {
  const known = plansByDialect.get(dialect)
  if (known !== undefined) return known
  const plans = new RecentlyUsed<Plan>(charactersKept, ({ compiled }) => compiled.sql.length)
  plansByDialect.set(dialect, plans)
  return plans
}

/** Builds a statement from values, which it passes on as they are, and from a shape. */
type Build<Values extends QueryValues, Shape, Row> = (db: Db, values: Values, shape: Shape) => Compilable<Row>

/**
 * Prepares a query. `build` is called once for each shape, which must be JSON, with placeholders for the values: it has to
 * pass them on as they are, and must not compute with them or decide by them. A value that it reads and that is not among
 * the parameters afterwards is reported by an error.
 */
export function prepareQuery<Values extends QueryValues, Shape, Row>(
  build: Build<Values, Shape, Row>,
): PreparedQuery<Values, Shape, Row> {
  const compiled = prepareStatement(build)
  const all = async (db: Db | Tx, values: Values, shape: Shape): Promise<Row[]> =>
    (await db.getExecutor().executeQuery<Row>(compiled(db, values, shape))).rows
  const first = async (db: Db | Tx, values: Values, shape: Shape): Promise<Row | undefined> =>
    (await all(db, values, shape))[0]
  return { all, first }
}

/** The same for any statement: returns it with values, to be executed. */
export function prepareStatement<Values extends QueryValues, Shape>(
  build: Build<Values, Shape, unknown>,
): (db: Db | Tx, values: Values, shape: Shape) => CompiledQuery {
  const statement = ++statements
  return (db, values, shape) => {
    const make = () => compile(values, (given) => build(db, given, shape))
    const key = `${statement} ${JSON.stringify(shape)}`
    const plan =
      key.length > longestKey ? make() : plansFor(db.getExecutor().adapter.constructor).getOrCreate(key, make)
    const { compiled, names } = plan
    const { parameters } = compiled
    const given = names.map((name, index) => (name === undefined ? parameters[index] : values[name]))
    return { ...compiled, parameters: given }
  }
}

function compile<Values extends QueryValues, Row>(
  values: Values,
  build: (values: Values) => Compilable<Row>,
): Plan {
  const placeholders = new Map<unknown, string>()
  const read = new Set<string>()
  const given: Values = new Proxy(values, {
    get(target, name, receiver) {
      if (typeof name !== 'string' || !(name in target)) return Reflect.get(target, name, receiver)
      read.add(name)
      const placeholder = placeholderFor(
        Reflect.get(target, name, receiver),
        Object.keys(target).indexOf(name),
      )
      placeholders.set(placeholder, name)
      return placeholder
    },
  })
  // The tree of the query, which `compile` returns as well, would take ten times the memory of its SQL.
  const { sql, parameters } = build(given).compile()
  const names = parameters.map((parameter) => placeholders.get(parameter))
  const lost = [...read].filter((name) => !names.includes(name))
  if (lost.length > 0)
    throw new Error(`The query uses the value ${lost.join(', ')} other than as a parameter: ${sql}`)
  return { compiled: CompiledQuery.raw(sql, [...parameters]), names }
}

/** A value of the same type that no query contains otherwise. */
function placeholderFor(value: unknown, index: number): unknown {
  return typeof value === 'number' ? -(2 ** 50) - index : `\u0000value ${index}`
}

/** A list as values of a prepared query; see `listValues`. */
export type ListValues<Value extends number | string> = Readonly<Record<MemberName, Value>>
type MemberName = `member${number}`

/**
 * A list as values of a prepared query, and their number as its shape. The last member is repeated until there is a power of
 * two of them, so that few shapes serve lists of any length; an empty list has `none` as its member.
 */
export function listValues<Value extends number | string>(
  list: readonly Value[],
  none: Value,
): { values: ListValues<Value>; count: number } {
  const count = list.length <= 1 ? 1 : 2 ** (32 - Math.clz32(list.length - 1))
  const last = list.at(-1) ?? none
  const values: Record<MemberName, Value> = {}
  for (let index = 0; index < count; index++) values[memberName(index)] = list[index] ?? last
  return { values, count }
}

/** The list among the values of a query, for a condition such as `where('id', 'in', …)`. */
export function listAmong<Value extends number | string>(values: ListValues<Value>, count: number): Value[] {
  const list: Value[] = []
  for (let index = 0; index < count; index++) {
    const member = values[memberName(index)]
    if (member !== undefined) list.push(member)
  }
  return list
}

const memberNames: MemberName[] = []

function memberName(index: number): MemberName {
  return (memberNames[index] ??= `member${index}`)
}

/** A query for rows that belong to a list of ids; no ids give no rows, without a statement. */
export function prepareByIds<Row>(
  build: (db: Db, ids: readonly number[]) => Compilable<Row>,
): (db: Db | Tx, ids: readonly number[]) => Promise<Row[]> {
  const query = prepareQuery((db, values: ListValues<number>, count: number) =>
    build(db, listAmong(values, count)),
  )
  return async (db, ids) => {
    if (ids.length === 0) return []
    const { values, count } = listValues(ids, 0)
    return query.all(db, values, count)
  }
}

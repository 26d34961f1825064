/** Mappings of a request's parameters and properties that are total: the compiler reports one that is mapped nowhere. */

/** In a mapping: the parameter or property is used elsewhere; a comment next to it states where. */
export const elsewhere = Symbol('elsewhere')

/** The value of a parameter or property that was given. */
type Given<Value> = Value & ({} | null)

/** For each query parameter of an operation, the condition that it adds to a query. */
export type Filters<Parameters, Query> = {
  readonly [Name in keyof Parameters]-?: typeof elsewhere | Filter<Query, Parameters[Name]>
}

type Filter<Query, Value> = (query: Query, value: Given<Value>) => Query

/** Adds the conditions of the parameters that were given. */
export function filtered<Parameters extends object, Query>(
  query: Query,
  parameters: Parameters,
  filters: Filters<Parameters, Query>,
): Query {
  const narrowed = (before: Query, name: keyof Parameters): Query => {
    const filter: typeof elsewhere | Filter<Query, Parameters[keyof Parameters]> = filters[name]
    const value = parameters[name]
    return filter === elsewhere || value === undefined ? before : filter(before, value)
  }
  return namesOf(filters).reduce(narrowed, query)
}

/** For each property of a request body, the columns that it sets. */
export type Columns<Body, Change> = {
  readonly [Name in keyof Body]-?: typeof elsewhere | Column<Body[Name], Change>
}

type Column<Value, Change> = (value: Given<Value>) => Change

/** A mapping of any properties to columns. */
type AnyColumns = Readonly<Record<string, typeof elsewhere | ((value: never) => object)>>

/** The properties that a mapping reads. */
type BodyFor<Mapping> = {
  readonly [Name in keyof Mapping]?:
    | (Mapping[Name] extends (value: infer Value) => unknown ? Value : unknown)
    | undefined
}

/** All columns that a mapping can set. */
type ColumnsOf<Mapping> = Partial<
  Intersection<
    {
      [Name in keyof Mapping]: Mapping[Name] extends (value: never) => infer Set ? Set : never
    }[keyof Mapping]
  >
>
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** The columns that the given properties set; properties that were not given set none. */
export function columnsOf<Mapping extends AnyColumns>(
  body: BodyFor<Mapping>,
  columns: Mapping,
): ColumnsOf<Mapping> {
  const set = namesOf(columns).map((name) => {
    const column = columns[name]
    const value = body[name]
    // Each value belongs to the property that its column is made from.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return typeof column === 'function' && value !== undefined ? column(value as never) : {}
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.assign({}, ...set) as ColumnsOf<Mapping>
}

function namesOf<Mapping extends object>(mapping: Mapping): (keyof Mapping)[] {
  // Mappings are written as literals, so that they have no other keys.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(mapping) as (keyof Mapping)[]
}

/** The caller as SQL conditions see it. */
import { sql, type Compilable, type Expression, type SqlBool } from 'kysely'
import type { Db, Tx } from '../database/connection.ts'
import { prepareQuery, type PreparedQuery, type QueryValues } from '../database/prepared.ts'
import { memo } from '../http/memo.ts'
import type { Caller } from './caller.ts'

/** What a query needs of the services: those of a request or of a transaction. */
export interface QueryContext {
  db: Db | Tx
  caller: Caller
  now: () => Date
}

/** Conditions differ by `kind`; the rest are values. */
export interface Viewer {
  /** External users do not see what is internal. */
  kind: 'administrator' | 'user' | 'external user' | 'anonymous'
  /** 0 for anonymous callers: no user has that id. */
  userId: number
  /** The date (UTC) on which memberships that end today or earlier have ended. */
  today: string
}

const dayLength = 86_400_000

const dateOfDay = memo((day: number): string => new Date(day * dayLength).toISOString().slice(0, 10))

/** The date of a point in time in UTC, `YYYY-MM-DD`. */
export function dateOf(time: Date): string {
  return dateOfDay(Math.floor(time.getTime() / dayLength))
}

export function viewerOf({ caller, now }: Pick<QueryContext, 'caller' | 'now'>): Viewer {
  const today = dateOf(now())
  if (caller.kind === 'anonymous') return { kind: 'anonymous', userId: 0, today }
  const { id, admin, external } = caller.user
  if (admin === 1) return { kind: 'administrator', userId: id, today }
  return { kind: external === 1 ? 'external user' : 'user', userId: id, today }
}

/** Whether the viewer sees internal projects, groups and snippets. */
export function seesInternal({ kind }: Viewer): boolean {
  return kind === 'user' || kind === 'administrator'
}

/** Condition: the membership or share of this table (or alias) has not ended. */
export function isUnexpired(table: string, { today }: Pick<Viewer, 'today'>): Expression<SqlBool> {
  const end = sql.ref(`${table}.expires_at`)
  return sql<SqlBool>`(${end} is null or ${end} > ${today})`
}

/** A prepared query whose conditions depend on the caller. */
export interface ViewerQuery<Values extends QueryValues, Shape, Row> {
  all(context: QueryContext, values: Values, shape: Shape): Promise<Row[]>
  first(context: QueryContext, values: Values, shape: Shape): Promise<Row | undefined>
}

/** Prepares a query that is built for each kind of viewer; see `prepareQuery`. */
export function prepareForViewer<Values extends QueryValues, Shape, Row>(
  build: (db: Db, viewer: Viewer, values: Values, shape: Shape) => Compilable<Row>,
): ViewerQuery<Values, Shape, Row> {
  type Prepared = PreparedQuery<Values & Omit<Viewer, 'kind'>, Shape, Row>
  const prepare = (kind: Viewer['kind']): Prepared =>
    prepareQuery((db, values, shape) => {
      const viewer: Viewer = {
        kind,
        get userId() {
          return values.userId
        },
        get today() {
          return values.today
        },
      }
      return build(db, viewer, values, shape)
    })
  const prepared: Record<Viewer['kind'], Prepared> = {
    administrator: prepare('administrator'),
    user: prepare('user'),
    'external user': prepare('external user'),
    anonymous: prepare('anonymous'),
  }
  const valuesFor = (viewer: Viewer, values: Values) => {
    const { userId, today } = viewer
    return { ...values, userId, today }
  }
  const all = (context: QueryContext, values: Values, shape: Shape): Promise<Row[]> => {
    const viewer = viewerOf(context)
    return prepared[viewer.kind].all(context.db, valuesFor(viewer, values), shape)
  }
  return {
    all,
    first: async (context, values, shape) => (await all(context, values, shape))[0],
  }
}

/** The total of a list. */
export async function totalOf<Values extends QueryValues, Shape>(
  counted: ViewerQuery<Values, Shape, { total: number }>,
  context: QueryContext,
  values: Values,
  shape: Shape,
): Promise<number> {
  return (await counted.first(context, values, shape))?.total ?? 0
}

import type { Services } from '../services.ts'
import type { Fields, Given } from './fields.ts'

/** What resources are created with: services of an administrator. */
export interface Bench {
  /** @internal */
  services: Services
}

/** What can be made, and what of it can be changed later. */
export interface Resource<Made, F extends Fields = Fields> {
  /** A summary in one sentence. */
  readonly summary: string
  readonly fields: F
  /** Checks what is given and makes it; throws `HttpError` when it cannot be. */
  create(bench: Bench, given: unknown): Promise<Made>
  /** Makes it without checking the types of its fields. */
  make(bench: Bench, given: Given<F>): Promise<Made>
}

/** A resource that can be changed. */
export interface Changeable<Made, F extends Fields = Fields, C extends Fields = Fields> extends Resource<
  Made,
  F
> {
  readonly changes: C
  /** Checks what is given and changes the one with this id; throws `HttpError` when it cannot be. */
  change(bench: Bench, id: number, given: unknown): Promise<Made>
}

/** Puts the check in front of the making. */
export function resource<F extends Fields, Made>({
  summary,
  fields,
  make,
}: {
  summary: string
  fields: F
  make: (bench: Bench, given: Given<F>) => Promise<Made>
}): Resource<Made, F> {
  const check = once(() => compileCheck(fields))
  return { summary, fields, make, create: async (bench, given) => make(bench, (await check())(given)) }
}

/** Puts a check in front of the changing, too. */
export function changeable<F extends Fields, C extends Fields, Made>(
  made: Resource<Made, F>,
  changes: C,
  apply: (bench: Bench, id: number, given: Given<C>) => Promise<Made>,
): Changeable<Made, F, C> {
  const check = once(() => compileCheck(changes))
  return { ...made, changes, change: async (bench, id, given) => apply(bench, id, (await check())(given)) }
}

async function compileCheck<F extends Fields>(fields: F): Promise<(given: unknown) => Given<F>> {
  const { checkerOf } = await import('./check.ts')
  return checkerOf(fields)
}

/** Checks are compiled when they are first needed. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

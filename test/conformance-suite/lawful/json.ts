/** Traversal of JSON with changes in place. */

export type Record_ = Record<string, unknown>

/** Whether a value is an object other than an array. */
export function isRecord(value: unknown): value is Record_ {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Visits every object within a value, outer objects first; returns whether a visit changed it. */
export function eachRecord(value: unknown, visit: (record: Record_) => boolean): boolean {
  if (Array.isArray(value)) return value.map((item) => eachRecord(item, visit)).includes(true)
  if (!isRecord(value)) return false
  const altered = visit(value)
  const within = Object.values(value).map((item) => eachRecord(item, visit))
  return altered || within.includes(true)
}

/** Replaces strings within a value; returns whether any was replaced. */
export function eachText(value: unknown, replace: (text: string) => string): boolean {
  const replaceIn = (item: unknown, put: (text: string) => void): boolean => {
    if (typeof item !== 'string') return eachText(item, replace)
    const other = replace(item)
    if (other === item) return false
    put(other)
    return true
  }
  if (Array.isArray(value)) {
    return value
      .map((item: unknown, index) => replaceIn(item, (text) => value.splice(index, 1, text)))
      .includes(true)
  }
  if (!isRecord(value)) return false
  return Object.entries(value)
    .map(([name, item]) => replaceIn(item, (text) => Object.assign(value, { [name]: text })))
    .includes(true)
}

/** Sets properties of the records that match; returns whether any matched. */
export function setWhere(
  value: unknown,
  matches: (record: Record_) => boolean,
  properties: Record_,
): boolean {
  return eachRecord(value, (record) => {
    if (!matches(record)) return false
    Object.assign(record, properties)
    return true
  })
}

/** Whether a record has all these properties. */
export function has(...names: readonly string[]): (record: Record_) => boolean {
  return (record) => names.every((name) => Object.hasOwn(record, name))
}

/** Replaces the value of properties; returns whether any had it. */
export function fill(record: Record_, before: unknown, after: unknown, names: readonly string[]): boolean {
  const present = names.filter((name) => name in record && record[name] === before)
  for (const name of present) record[name] = after
  return present.length > 0
}

/** Deletes properties of a record; returns whether any existed. */
export function drop(record: Record_, names: readonly string[]): boolean {
  const present = names.filter((name) => name in record)
  for (const name of present) delete record[name]
  return present.length > 0
}

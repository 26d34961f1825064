/** Media type of a header value: lower case, without parameters such as `charset`. */
export function mediaType(contentType: string | null | undefined): string {
  return (contentType ?? '').split(';', 1).join('').trim().toLowerCase()
}

/** Form of a body. */
export type BodyFormat = 'json' | 'form' | 'multipart'

export const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const satisfies Record<BodyFormat, string>

/**
 * Fills a path template; each value becomes one segment, so give paths and names as they are, not encoded.
 * Throws `TypeError` for a value that is missing or that would lead to another route (empty, `.` and `..`).
 */
export function serializePath(template: string, values: Record<string, unknown>): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`The path needs a value for ${name}`)
    }
    const segment = encodeURIComponent(value)
    if (segment === '' || segment === '.' || segment === '..') {
      throw new TypeError(`No address can hold '${value}' as ${name}`)
    }
    return segment
  })
}

/**
 * Writes a request body in the form that its content type names: JSON unless that is a form.
 * `FormData`, `URLSearchParams` and `Blob` pass as they are.
 */
export function serializeBody(body: unknown, headers?: Headers): BodyInit {
  if (body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob) return body
  if (mediaType(headers?.get('Content-Type')) !== mediaTypes.form) return JSON.stringify(body)
  return new URLSearchParams(
    formFields(body).map(([name, value]): [string, string] => {
      if (typeof value !== 'string') throw new TypeError(`Only multipart can carry the file ${name}`)
      return [name, value]
    }),
  ).toString()
}

/** The members of a body as the parts of a multipart form; a `Blob` becomes a file. */
export function multipartForm(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of formFields(body)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value)
  }
  return form
}

type Field = [name: string, value: string | Blob]

/**
 * The fields of a form: arrays as `name[]`, members of objects as `name[key]`, null and undefined left out.
 * Throws `TypeError` for what a form cannot say: an empty array, an array of objects.
 */
function formFields(body: unknown): Field[] {
  if (typeof body !== 'object' || body === null || body instanceof Blob || Array.isArray(body)) {
    throw new TypeError('A form is made of an object')
  }
  return Object.entries(body).flatMap(([name, value]) => memberFields(name, value))
}

function memberFields(name: string, value: unknown): Field[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return arrayFields(name, value)
  if (typeof value !== 'object' || value instanceof Blob) return [[name, single(name, value)]]
  return Object.entries(value).flatMap(([key, member]) => memberFields(`${name}[${key}]`, member))
}

function arrayFields(name: string, items: readonly unknown[]): Field[] {
  if (items.length === 0) throw new TypeError(`A form cannot say that ${name} is empty; send JSON`)
  return items.map((item) => [`${name}[]`, single(name, item)])
}

function single(name: string, value: unknown): string | Blob {
  if (typeof value === 'string' || value instanceof Blob) return value
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`
  throw new TypeError(`A form cannot hold what ${name} holds; send JSON`)
}

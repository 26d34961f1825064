/** Format of a request body. */
export type BodyFormat = 'json' | 'form' | 'multipart'

export const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const satisfies Record<BodyFormat, string>

/**
 * Fills a path template. Each value becomes one segment and is encoded here: pass paths and names unencoded.
 * Throws `TypeError` for a missing value, and for values that lead to another route (empty, `.` and `..`).
 */
export function serializePath(template: string, values: Record<string, unknown>): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`The path requires a value for ${name}`)
    }
    const segment = encodeURIComponent(value)
    if (/^\.{0,2}$/.test(segment)) throw new TypeError(`'${value}' is not a valid ${name} in a path`)
    return segment
  })
}

/**
 * Writes a request body in the format of its content type. Default: JSON.
 * `FormData`, `URLSearchParams` and `Blob` are passed on unchanged.
 */
export function serializeBody(body: unknown, headers?: Headers): string | FormData | URLSearchParams | Blob {
  if (body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob) return body
  if (mediaType(headers?.get('Content-Type')) !== mediaTypes.form) return JSON.stringify(body)
  return new URLSearchParams(
    formFields(body).map(([name, value]): [string, string] => {
      if (typeof value !== 'string') throw new TypeError(`The file ${name} requires a multipart body`)
      return [name, value]
    }),
  ).toString()
}

/** Media type of a header value: lower case, without parameters such as `charset`. */
function mediaType(contentType: string | null | undefined): string {
  return (contentType ?? '').split(';', 1).join('').trim().toLowerCase()
}

/** The properties of a body as the parts of a multipart form. A `Blob` becomes a file. */
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
 * The fields of a form: arrays as `name[]`, properties of objects as `name[key]`, without undefined.
 * Throws `TypeError` for values that a form cannot express: null, an empty array, an array of objects.
 */
function formFields(body: unknown): Field[] {
  if (typeof body !== 'object' || body === null || body instanceof Blob || Array.isArray(body)) {
    throw new TypeError('The body of a form is an object')
  }
  return Object.entries(body).flatMap(([name, value]) => propertyFields(name, value))
}

function propertyFields(name: string, value: unknown): Field[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return arrayFields(name, value)
  if (typeof value !== 'object' || value === null || value instanceof Blob)
    return [[name, single(name, value)]]
  return Object.entries(value).flatMap(([key, property]) => propertyFields(`${name}[${key}]`, property))
}

function arrayFields(name: string, items: readonly unknown[]): Field[] {
  if (items.length === 0) throw new TypeError(`A form cannot express the empty array ${name}. Send JSON.`)
  return items.map((item) => [`${name}[]`, single(name, item)])
}

function single(name: string, value: unknown): string | Blob {
  if (typeof value === 'string' || value instanceof Blob) return value
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`
  throw new TypeError(`A form cannot express the value of ${name}. Send JSON.`)
}

// Copied from scripts/pipeline/client/ by `npm run build`; do not edit.

import { ForgeError } from './error.ts'
import type { OperationId } from '../operations.ts'

/** URLs of other pages of the list, from the header `Link`. */
export interface PageLinks {
  first?: string
  prev?: string
  next?: string
  last?: string
}

/** Position of one page in its list, read from the pagination headers. */
export interface Page {
  /** Items in the whole list. */
  readonly total: number
  readonly totalPages: number
  readonly perPage: number
  /** Number of this page, counted from 1. */
  readonly page: number
  /** Number of the next page, if there is one. */
  readonly next: number | undefined
  /** Number of the previous page, if there is one. */
  readonly prev: number | undefined
  readonly links: PageLinks
}

/**
 * Properties are values, so that a logged page displays them. A missing header is an error only for callers that read its
 * property.
 */
export function readPage(operationId: OperationId, response: Response): Page {
  const numberIn = (name: string): number | undefined => {
    const text = response.headers.get(name)
    return text !== null && /^\d+$/.test(text) ? Number(text) : undefined
  }
  const required = (name: string): PropertyDescriptor => {
    const value = numberIn(name)
    if (value !== undefined) return property(value)
    return {
      get() {
        throw new ForgeError(
          operationId,
          response,
          undefined,
          `the header ${name} is missing or not a number`,
        )
      },
    }
  }
  return Object.create(Object.prototype, {
    total: required('X-Total'),
    totalPages: required('X-Total-Pages'),
    perPage: required('X-Per-Page'),
    page: required('X-Page'),
    next: property(numberIn('X-Next-Page')),
    prev: property(numberIn('X-Prev-Page')),
    links: property(readLinks(response.headers.get('Link') ?? '')),
  } satisfies Record<keyof Page, PropertyDescriptor>)
}

function property(value: unknown): PropertyDescriptor {
  return { value, enumerable: true }
}

const link = /<([^>]*)>((?:\s*;\s*[^\s=;,]+(?:\s*=\s*(?:"[^"]*"|[^\s",;]+))?)*)/g
const relation = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s",;]+))/i

/** Parses a `Link` header (RFC 8288): URLs by relation. */
export function readLinks(header: string): PageLinks {
  const links: PageLinks = {}
  for (const [, url = '', parameters = ''] of header.matchAll(link)) {
    const [, quoted, bare] = relation.exec(parameters) ?? []
    for (const name of (quoted ?? bare ?? '').split(/\s+/)) {
      if (name === 'first' || name === 'prev' || name === 'next' || name === 'last') links[name] = url
    }
  }
  return links
}

/** Submitted forms and query strings. */
import express, { type Request, type RequestHandler } from 'express'
import { limits } from '../limits.ts'
import { documentOf } from './layout.ts'
import { messagePage } from './pages.ts'
import { render } from './render.ts'

/** Reads the submitted form; responds with 400 if it cannot be read. */
export const readForm: RequestHandler = (request, response, next) => {
  express.urlencoded({ extended: false, limit: limits.formBytes.max, parameterLimit: 50 })(
    request,
    response,
    (error?: unknown) => {
      if (error === undefined) next()
      else render(response, 400, documentOf(messagePage('Please try again', 'The form could not be read.')))
    },
  )
}

/** A field of the submitted form; the empty text if it is absent. */
export function fieldOf(request: Request, name: string): string {
  return textIn(request.body, name)
}

/** A parameter of the query string; the empty text if it is not a text. */
export function queryOf(request: Request, name: string): string | undefined {
  return name in request.query ? textIn(request.query, name) : undefined
}

/** A text property; the empty text if there is none. */
function textIn(record: unknown, name: string): string {
  if (typeof record !== 'object' || record === null) return ''
  const value = Object.entries(record).find(([key]) => key === name)?.[1] as unknown
  return typeof value === 'string' ? value : ''
}

import type { RequestHandler } from 'express'
import { referencePage } from './page.ts'

/** Answers with the reference page; it is made when the first reader comes. */
export function referenceHandler(): RequestHandler {
  let page: Promise<string> | undefined
  return async (_request, response) => {
    page ??= referencePage()
    try {
      response.type('html').send(await page)
    } catch (error) {
      page = undefined
      throw error
    }
  }
}

/** Judging and writing replies. */
import type { Response } from 'express'
import type { OperationId } from '../../generated/operations.ts'
import { isObject, resolve, type ContractDocument, type Json } from './document.ts'
import type { PageFacts } from './page.ts'
import { pageHeaders } from './paging.ts'
import { factsOf, type Route } from './routes.ts'
import { ContractProblems, type Validator } from './validator.ts'

/** A reply of any operation, as it is at run time. */
export interface AnyReply {
  status: number
  body?: Json | Uint8Array
  page?: PageFacts
  mediaType?: string
  fileName?: string
}

/** Tells what in a reply is not as the contract says; nothing when all is well. */
export type JudgeReply = (route: Route, address: string, reply: AnyReply) => Promise<readonly string[]>

export function createJudge(document: ContractDocument, validator: Validator): JudgeReply {
  return async (route, address, reply) => {
    const { responses, list } = factsOf(route.operationId)
    const mediaTypes = responses[reply.status]
    if (mediaTypes === undefined) return [`status ${reply.status} is not documented`]
    if (mediaTypes.length === 0) return reply.body === undefined ? [] : [`status ${reply.status} has no body`]
    if (reply.mediaType !== undefined) {
      return mediaTypes.includes(reply.mediaType) ? [] : [`media type ${reply.mediaType} is not documented`]
    }
    if (reply.body === undefined) {
      return mayLackBody(document, route.operationId, reply.status)
        ? []
        : [`status ${reply.status} has a body`]
    }
    if (reply.body instanceof Uint8Array) return ['bytes need a media type']
    if (list && reply.status === 200 && reply.page === undefined) return ['a list needs its page']
    return problemsOf(validator.reply(route, address, reply.status, reply.body))
  }
}

function mayLackBody(document: ContractDocument, operationId: OperationId, status: number): boolean {
  const { path, method } = factsOf(operationId)
  const operation = resolve(document, resolve(document, document.paths[path])[method.toLowerCase()])
  const responses = isObject(operation['responses']) ? operation['responses'] : {}
  return resolve(document, responses[String(status)])['x-body'] === 'optional'
}

async function problemsOf(judgement: Promise<void>): Promise<readonly string[]> {
  try {
    await judgement
    return []
  } catch (error) {
    if (error instanceof ContractProblems)
      return error.problems.map(({ path, message }) => `${path} ${message}`)
    throw error
  }
}

/** Writes a reply; `address` is the full URL of the request. Express adds ETag and answers 304. */
export function writeReply(response: Response, address: string, reply: AnyReply): void {
  response.status(reply.status)
  if (reply.page !== undefined) response.set(pageHeaders(reply.page, address))
  if (reply.fileName !== undefined) response.attachment(reply.fileName)
  if (reply.mediaType !== undefined) response.set('Content-Type', reply.mediaType)
  if (reply.body === undefined) response.end()
  else if (reply.body instanceof Uint8Array) response.send(Buffer.from(reply.body))
  else if (reply.mediaType === undefined) response.json(reply.body)
  else response.send(reply.body)
}

/** Limits the requests of each token and each IP. Off by default. */
import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Request, Response } from 'express'
import { credentialsOf, encodedBasicCredentials } from './credentials.ts'
import { tooManyRequests } from './errors.ts'

export interface RateLimiter {
  /** Counts a request; throws 429 with `Retry-After` beyond the limit. */
  admit(request: Request, response: Response): Promise<void>
  /** From now on the requests with this valid token, or Basic credentials, no longer count for the IP. */
  trust: (secret: string) => void
}

const windowMilliseconds = 60_000
/** Tokens that are remembered as valid; the oldest are forgotten. */
const trustedTokens = 10_000

/** Counts a request of the subject in a window of this length in milliseconds, of which so much remains. */
export type CountRequest = (
  subject: string,
  window: number,
) => Promise<{ requests: number; remaining: number }>

/** Counts the requests of this process. */
export async function requestsInMemory(): Promise<CountRequest> {
  const { RateLimiterMemory } = await import('rate-limiter-flexible')
  const counter = new RateLimiterMemory({
    points: Number.MAX_SAFE_INTEGER,
    duration: windowMilliseconds / 1000,
  })
  return async (subject) => {
    const { consumedPoints, msBeforeNext } = await counter.consume(subject)
    return { requests: consumedPoints, remaining: msBeforeNext }
  }
}

/**
 * Allows that many requests per minute. Only tokens that have been valid before are counted by themselves: requests with
 * invented tokens count for the IP.
 */
export function createRateLimiter(maximum: number, count: CountRequest): RateLimiter {
  const trusted = new Set<string>()
  return {
    async admit(request, response) {
      const secret = secretOf(request)
      const token = secret === undefined ? undefined : digestOf(secret)
      const isTrusted = token !== undefined && trusted.has(token)
      const subject = isTrusted ? `token ${token}` : `network ${networkOf(request.ip ?? '')}`
      const { requests, remaining } = await count(subject, windowMilliseconds)
      const seconds = Math.max(1, Math.ceil(remaining / 1000))
      response.set({
        'RateLimit-Limit': String(maximum),
        'RateLimit-Remaining': String(Math.max(0, maximum - requests)),
        'RateLimit-Reset': String(seconds),
      })
      if (requests > maximum) throw tooManyRequests(seconds)
    },
    trust: (secret) => {
      trusted.add(digestOf(secret))
      const [oldest] = trusted
      if (trusted.size > trustedTokens && oldest !== undefined) trusted.delete(oldest)
    },
  }
}

/** The first token in the header or the query string, or the Basic credentials; bodies have not been read yet. */
function secretOf(request: Request): string | undefined {
  const query = new URLSearchParams(request.originalUrl.split(/\?(.*)/s)[1])
  const { presented } = credentialsOf(request, {
    private_token: query.getAll('private_token'),
    access_token: query.getAll('access_token'),
    sudo: [],
  })
  return presented.find(({ kind }) => kind !== 'session')?.secret ?? encodedBasicCredentials(request)
}

function digestOf(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** The IP, or for IPv6 the network of 64 bits: a single client has all of it. */
function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = ip.split('::')
  const [start, end] = [groups(head), groups(tail ?? '')]
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  return [...start, ...(tail === undefined ? [] : zeros), ...end].slice(0, 4).join(':')
}

function groups(text: string): string[] {
  return text === '' ? [] : text.split(':')
}

/** What a server for tests does after `close()`: methods that need its database or HTTP server fail with a clear error. */
import type { Embedding } from './embed.ts'

type AsyncMethod<Given extends unknown[], Result> = (...given: Given) => Promise<Result>

/** Throws after `close()`. */
export type RequireOpen = (method: string) => void

/** @internal */
export function createRequireOpen(isClosed: () => boolean): RequireOpen {
  return (method) => {
    if (isClosed())
      throw new Error(
        `${method} was called after close(): the server is closed; start another one with startStub()`,
      )
  }
}

/** The method, which rejects after `close()`. @internal */
export function openOnly<Given extends unknown[], Result>(
  requireOpen: RequireOpen,
  name: string,
  method: AsyncMethod<Given, Result>,
): AsyncMethod<Given, Result> {
  return async (...given) => {
    requireOpen(`${name}()`)
    return method(...given)
  }
}

/**
 * The features of a server, which fail after `close()` if they need the server. What it has recorded, and the clock, remain
 * readable. @internal
 */
export function embeddingUntilClosed(features: Embedding, requireOpen: RequireOpen): Embedding {
  const guarded = <Given extends unknown[], Result>(name: string, method: AsyncMethod<Given, Result>) =>
    openOnly(requireOpen, name, method)
  return {
    ...features,
    as: guarded('as', (...given: Parameters<Embedding['as']>) => features.as(...given)),
    account: guarded('account', (...given: Parameters<Embedding['account']>) => features.account(...given)),
    project: guarded('project', (...given: Parameters<Embedding['project']>) => features.project(...given)),
    reset: guarded('reset', () => features.reset()),
    snapshot: guarded('snapshot', () => features.snapshot()),
    restore: guarded('restore', (...given: Parameters<Embedding['restore']>) => features.restore(...given)),
    waitFor: guarded('waitFor', (...given: Parameters<Embedding['waitFor']>) => features.waitFor(...given)),
    waitForEvent: guarded('waitForEvent', (...given: Parameters<Embedding['waitForEvent']>) =>
      features.waitForEvent(...given),
    ),
    fail(...given) {
      requireOpen('fail()')
      return features.fail(...given)
    },
  }
}

import { once } from 'node:events'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** The options of the server. */
export interface StubThreadData {
  readonly adminToken?: string
}

/** A server that runs in another thread. */
export interface StubInThread {
  readonly baseUrl: string
  readonly adminToken: string
}

/**
 * Starts a fresh server in a thread of its own, so that it and its clients share the cores. Its data are in memory
 * and end with it.
 */
export async function startThreadedStub(data: StubThreadData): Promise<StubInThread & AsyncDisposable> {
  const file = join(import.meta.dirname, `stub-thread${extname(import.meta.filename)}`)
  const thread = new Worker(file, { workerData: data })
  // Rejects where the thread fails instead.
  const [started]: StubInThread[] = await once(thread, 'message')
  if (started === undefined) throw new TypeError('The thread of the server sent no message.')
  return {
    ...started,
    async [Symbol.asyncDispose]() {
      await thread.terminate()
    },
  }
}

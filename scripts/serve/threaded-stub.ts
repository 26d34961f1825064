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

/** Fresh servers, until they are disposed of. */
export interface ThreadedStubs extends AsyncDisposable {
  readonly stubs: readonly StubInThread[]
}

/**
 * Starts fresh servers, each in a thread of its own, so that they and their clients share the cores. Their data are in
 * memory and end with them.
 */
export async function startThreadedStubs(count: number, data: StubThreadData): Promise<ThreadedStubs> {
  const file = join(import.meta.dirname, `stub-thread${extname(import.meta.filename)}`)
  const threads = Array.from({ length: count }, () => new Worker(file, { workerData: data }))
  const terminate = async () => {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
  try {
    return { stubs: await Promise.all(threads.map(startedIn)), [Symbol.asyncDispose]: terminate }
  } catch (error) {
    await terminate()
    throw error
  }
}

/** Rejects where the thread fails instead. */
async function startedIn(thread: Worker): Promise<StubInThread> {
  const [started]: StubInThread[] = await once(thread, 'message')
  if (started === undefined) throw new TypeError('The thread of the server sent no message.')
  return started
}

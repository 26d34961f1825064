/** A fresh server in a thread of its own, until the thread is ended. */
import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { StubInThread, StubThreadData } from './threaded-stub.ts'

// Each thread has a cache of its own, for modules that are imported from here on.
enableCompileCache()

const { startStub } = await import('../../server-stub/index.ts')
const given: StubThreadData = workerData
const { baseUrl, adminToken } = await startStub(given)
const started: StubInThread = { baseUrl, adminToken }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows of a browser
parentPort?.postMessage(started)

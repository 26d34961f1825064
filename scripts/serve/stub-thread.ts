/** A fresh server in a thread of its own, until the thread is ended. */
import { parentPort, workerData } from 'node:worker_threads'
import { startStub } from '../../server-stub/index.ts'
import type { StubInThread, StubThreadData } from './threaded-stub.ts'

const given: StubThreadData = workerData
const { baseUrl, adminToken } = await startStub(given)
const started: StubInThread = { baseUrl, adminToken }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows of a browser
parentPort?.postMessage(started)

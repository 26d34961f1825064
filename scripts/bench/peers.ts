/** The servers that are compared, each in a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { demoTokens } from '../../server-stub/index.ts'
import { startMock } from '../mock/prism.ts'

/** A running server, and where it has a project. */
export interface Running {
  project: string
  stop: () => Promise<void>
}

export interface Peer {
  name: string
  start(): Promise<Running>
}

/** Good for all of them: Prism and Express take any. */
export const token = demoTokens.mira

/** This server, with its demo data. */
const reference: Peer = {
  name: 'this server',
  async start() {
    const cli = join(import.meta.dirname, '..', 'cli.ts')
    const { said, stop } = await saying([cli, 'serve', '--port', '0'], / API +(\S+)\n/)
    return { project: `${said}/projects/atelier%2Floom`, stop }
  },
}

/** The stateless mock over the same contract. */
const prism: Peer = {
  name: 'Prism, same contract',
  async start() {
    const mock = await startMock({ host: '127.0.0.1', port: 0 })
    return { project: `${mock.baseUrl}/projects/7`, stop: () => mock.close() }
  },
}

/** What Express takes by itself: two routes, no validation, no access, nothing kept. */
const express: Peer = {
  name: 'bare Express',
  async start() {
    const program = `
      import express from ${JSON.stringify(pathToFileURL(createRequire(import.meta.url).resolve('express')).href)}
      const app = express().use(express.json())
      app.get('/projects/:id', (request, response) => response.json({ id: 7, name: 'Loom' }))
      app.post('/projects/:id/issues', (request, response) => response.status(201).json({ id: 1, ...request.body }))
      const server = app.listen(0, '127.0.0.1', () => console.log('at ' + server.address().port + '.'))`
    const { said, stop } = await saying(['--input-type=module', '--eval', program], /at (\d+)\./)
    return { project: `http://127.0.0.1:${said}/projects/7`, stop }
  },
}

export const peers: readonly Peer[] = [reference, prism, express]

/** Starts a Node process and waits for what it says. */
async function saying(args: readonly string[], pattern: RegExp): Promise<Said> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const said = await new Promise<string>((found, failed) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const match = pattern.exec(output)?.[1]
      if (match !== undefined) found(match)
    })
    ended.then(() => failed(new Error(`It ended instead of saying ${pattern}: ${output}`)), failed)
  })
  return {
    said,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

interface Said {
  said: string
  stop: () => Promise<void>
}

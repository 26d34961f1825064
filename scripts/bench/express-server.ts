/** Bare Express that returns the given bodies as JSON: no validation, no access, nothing is stored. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'

/** A route and the body of its response. */
export interface Route {
  method: 'GET' | 'POST'
  path: string
  body: unknown
}

const app = express().use(express.json())
const routes: Route[] = JSON.parse(process.env['FORGE_BENCH_ROUTES'] ?? '[]')
for (const { method, path, body } of routes) {
  if (method === 'GET') app.get(path, (_request, response) => void response.json(body))
  else app.post(path, (_request, response) => void response.status(201).json(body))
}
const server = createServer(app).listen(0, '127.0.0.1')
await once(server, 'listening')
const url = server.address()
console.log(JSON.stringify({ port: typeof url === 'object' ? url?.port : undefined }))

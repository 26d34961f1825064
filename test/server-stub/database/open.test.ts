import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../server-stub/database/connection.ts'
import { databaseFile } from '../../../server-stub/database/data-directory.ts'
import { DatabaseError } from '../../../server-stub/database/errors.ts'

const run = promisify(execFile)
/** The module that opens databases, as text of a program. */
const connectionModule = JSON.stringify(
  join(import.meta.dirname, '../../../server-stub/database/connection.ts'),
)

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forge-open-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test('creates the data folder and its parents', async () => {
  const where = { kind: 'file', directory: join(directory, 'a', 'b') } as const
  await (await openDatabase(where)).close()
  await (await openDatabase(where)).close()
})

const unusable = {
  'a file': (file: string) => file,
  'below a file': (file: string) => join(file, 'data'),
  'rejected by the system': () => '/proc/forge-data',
}

test.for(Object.entries(unusable))('reports that the data folder is %s', async ([, pathFrom]) => {
  const file = join(directory, 'taken')
  await writeFile(file, '')
  const path = pathFrom(file)
  const opening = openDatabase({ kind: 'file', directory: path })
  await expect(opening).rejects.toThrow(DatabaseError)
  await expect(opening).rejects.toThrow(`Cannot use the data folder ${path}: `)
})

test('reports that a file is no database', async () => {
  await writeFile(join(directory, databaseFile), 'These are not the bytes of a database. '.repeat(100))
  await expect(openDatabase({ kind: 'file', directory })).rejects.toThrow(
    /Cannot use .* file is not a database/,
  )
})

test('names the host of a PostgreSQL that does not respond, and not the password', async () => {
  const opening = openDatabase({ kind: 'postgres', url: 'postgres://forge:hush@127.0.0.1:1/forge' })
  await expect(opening).rejects.toThrow(/Cannot prepare the database at 127\.0\.0\.1:1: .*ECONNREFUSED/)
  await expect(opening).rejects.not.toThrow('hush')
})

test('ends the connection if PostgreSQL requires a password and the URL has none', async () => {
  const closed = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    socket.once('close', () => closed.resolve())
    socket.once('data', () => {
      socket.write(authentication(10, 'SCRAM-SHA-256\0\0'))
      socket.once('data', (data) => {
        const nonce = /r=([^,]+)/.exec(data.toString())?.[1]
        socket.write(authentication(11, `r=${nonce}more,s=c2FsdA==,i=4096`))
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : 0
  const opening = openDatabase({ kind: 'postgres', url: `postgres://forge@127.0.0.1:${port}/forge` })
  await expect(opening).rejects.toThrow(/password/)
  await closed.promise
  server.close()
})

/** An authentication request of PostgreSQL's protocol. */
function authentication(type: number, text: string): Buffer {
  const message = Buffer.alloc(9 + Buffer.byteLength(text))
  message.write('R')
  message.writeInt32BE(message.length - 1, 1)
  message.writeInt32BE(type, 5)
  message.write(text, 9)
  return message
}

test('reports how to install the PostgreSQL driver if it is missing', async () => {
  const program = `
    import { registerHooks } from 'node:module'
    registerHooks({
      resolve(name, context, next) {
        if (name === 'pg') throw new Error("Cannot find package 'pg'")
        return next(name, context)
      },
    })
    const { openDatabase } = await import(${connectionModule})
    await openDatabase({ kind: 'postgres', url: 'postgres://127.0.0.1/x' }).catch(({ message }) => console.log(message))
  `
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program])
  expect(stdout).toContain('PostgreSQL needs the package "pg": npm install pg')
})

test('has every acknowledged write after the process was killed', async () => {
  const program = `
    import { openDatabase } from ${connectionModule}
    const { db } = await openDatabase({ kind: 'file', directory: process.argv[1] })
    for (let n = 1; ; n++) {
      await db.insertInto('application_setting').values({ key: 'k' + n, value: '1', updated_at: '' }).execute()
      console.log(n)
    }`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, '--', directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString()
    if (output.split('\n').length > 20) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  const lastAnswered = Number(output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1))
  expect(lastAnswered).toBeGreaterThanOrEqual(20)
  const database = await openDatabase({ kind: 'file', directory })
  const rows = await database.db.selectFrom('application_setting').select('key').execute()
  expect(rows.length).toBeGreaterThanOrEqual(lastAnswered)
  await database.close()
})

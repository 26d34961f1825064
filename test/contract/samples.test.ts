import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Contract } from '../../scripts/pipeline/contract.ts'
import { operationsOf } from '../../scripts/pipeline/contract.ts'
import { readCurl } from '../../scripts/pipeline/samples/read-curl.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
const contract: Contract = JSON.parse(
  await readFile(join(root, 'generated', 'openapi.conformance.json'), 'utf8'),
)

describe('samples', () => {
  it('of the client satisfy the compiler, strict as it can be', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forge-samples-'))
    const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8'))
    const settings = {
      compilerOptions: {
        ...compilerOptions,
        paths: { 'forge-contract/client': [join(root, 'generated', 'client.ts')] },
        typeRoots: [join(root, 'node_modules', '@types')],
      },
      include: ['*.ts'],
    }
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    let written = 0
    for (const { operation } of operationsOf(contract)) {
      for (const { lang, source } of operation['x-codeSamples'] ?? []) {
        if (lang !== 'TypeScript') continue
        await writeFile(join(folder, `${operation.operationId}.ts`), source)
        written += 1
      }
    }
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
    const errors = await run(process.execPath, [compiler, '-p', folder, '--pretty', 'false']).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    )
    await rm(folder, { recursive: true })
    expect(errors).toBe('')
    expect(written).toBe(operationsOf(contract).length)
  })
})

describe('a command line', () => {
  it('is read as the shell and curl read it', () => {
    const request = readCurl(
      String.raw`curl --request PUT --header 'X-Note: it'\''s' \
  --data-urlencode 'note=a = b' --data-urlencode tags[]=x 'https://forge.example.com/api/v4/user?a=b%20c'`,
    )
    expect(request).toMatchObject({
      method: 'PUT',
      headers: { 'x-note': "it's" },
      body: [
        ['note', 'a = b'],
        ['tags[]', 'x'],
      ],
    })
    expect(request.url.searchParams.get('a')).toBe('b c')
  })

  it('sends a body with POST by default', () => {
    expect(readCurl("curl --data '{}' https://forge.example.com").method).toBe('POST')
    expect(readCurl('curl https://forge.example.com').method).toBe('GET')
  })

  it.for([
    ['curl', 'It calls 0 URLs.'],
    ['curl https://a.example https://b.example', 'It calls 2 URLs.'],
    ['curl https://a.example --data', '--data has no value.'],
    ['curl https://a.example --header broken', '`broken` has no `:`.'],
  ])('is rejected as %j', ([command = '', problem = '']) => {
    expect(() => readCurl(command)).toThrow(problem)
  })
})

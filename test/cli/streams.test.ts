import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { packageFile } from '../../scripts/command-line/package-file.ts'

/** Runs a script of bash, in which $CLI is the command. */
function bash(script: string) {
  const command = `'${process.execPath}' '${packageFile('scripts', 'cli.ts')}'`
  return spawn('bash', ['-c', script.replaceAll('$CLI', command)], { stdio: ['ignore', 'pipe', 'pipe'] })
}

async function resultOf(script: string): Promise<{ code: unknown; out: string; err: string }> {
  const child = bash(script)
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, out, err }
}

it('ends without an error when the reader of its output has ended', async () => {
  expect(await resultOf('$CLI completion bash | true; echo ${PIPESTATUS[0]}')).toEqual({
    code: 0,
    out: '0\n',
    err: '',
  })
})

describe.runIf(existsSync('/dev/full'))('on a full disk', () => {
  it('reports output that is lost', async () => {
    expect(await resultOf('$CLI version > /dev/full')).toEqual({
      code: 2,
      out: '',
      err: 'forge-contract: cannot write to standard output: ENOSPC: no space left on device, write\n',
    })
  })

  it('serves without a log, and ends without an error', async () => {
    const server = bash('exec $CLI serve --port 0 --seed none --log --json 2> /dev/full')
    try {
      const [line]: unknown[] = await once(server.stdout, 'data')
      const { baseUrl }: { baseUrl: string } = JSON.parse(String(line))
      for (const _ of [1, 2, 3]) expect((await fetch(`${baseUrl}/projects`)).status).toBe(200)
    } finally {
      server.kill()
    }
    expect(await once(server, 'exit')).toEqual([0, null])
  })
})

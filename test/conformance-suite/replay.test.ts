/** What makes a run repeatable: separate names for each check, placeholders for secrets, responses by state. */
import { mkdtempSync, rmSync } from 'node:fs'
import { generateKeyPairSync } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Conversation, type Channel, type Sending } from '../conformance/protocol/conversation.ts'
import type { Outcome, WireRequest } from '../conformance/protocol/exchange.ts'
import { Placeholders, placeholderOf } from '../conformance/runner/transcript/placeholders.ts'
import { Replay } from '../conformance/runner/transcript/replay.ts'
import { Secrets } from '../conformance/protocol/secrets.ts'
import { readTranscript } from '../conformance/runner/transcript/reader.ts'
import { transcriptVersion } from '../conformance/runner/transcript/format.ts'
import { TranscriptWriter } from '../conformance/runner/transcript/writer.ts'
import { fullPlan } from '../conformance/runner/selection.ts'
import { Blocked } from '../conformance/protocol/signals.ts'
import { freshPublicKey, isPoint } from '../conformance/fixtures/ssh-keys.ts'
import { beginRun, tagOf, uniqueName, type Run } from '../conformance/fixtures/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'forge-contract-replay-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('names of a run', () => {
  test('depend on the check and on no other check', () => {
    const [first, second] = [begin(), begin()]
    const other = second.within('another/check')
    uniqueName(other, 'project')
    expect(namesIn(first.within('some/check'))).toEqual(namesIn(second.within('some/check')))
    expect(namesIn(first.within('some/check'))).not.toEqual(namesIn(first.within('another/check')))
    expect(uniqueName(first.within('some/check'), 'project')).toMatch(/^project-abc12345-1-[a-z0-9]{6}$/)
  })

  test('of two checks have different ends', () => {
    const ids = fullPlan(true).map(({ id }) => id)
    expect(new Set(ids.map(tagOf)).size).toBe(ids.length)
  })

  test('replace the passwords of actors', () => {
    const run = begin()
    expect(run.within('some/check').secretText('late comer')).toBe('secret of LATE_COMER_W4YZZW_PASSWORD')
    expect(run.secretText('owner')).toBe('secret of OWNER_PASSWORD')
    expect(run.secrets.nameOf('secret of OWNER_PASSWORD')).toBe('OWNER_PASSWORD')
    run.within('some/check').keepsSecret('owner', 'token', 'abcdefgh')
    expect(run.secrets.nameOf('abcdefgh')).toBe('OWNER_W4YZZW_TOKEN')
  })
})

describe('SSH keys', () => {
  test('are the same for the same check of the same run, and never twice', () => {
    const [first, second] = [begin().within('some/check'), begin().within('some/check')]
    const keys = [freshPublicKey(first), freshPublicKey(first)]
    expect([freshPublicKey(second), freshPublicKey(second)]).toEqual(keys)
    expect(new Set(keys).size).toBe(2)
    expect(keys[0]).toMatch(/^ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI[\w+/]+={0,2} conformance$/)
  })

  test('are points of the curve, as every real key is', () => {
    for (let round = 0; round < 20; round += 1) {
      const { publicKey } = generateKeyPairSync('ed25519')
      expect(isPoint(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))).toBe(true)
    }
    const run = begin().within('some/check')
    const blob = Buffer.from(freshPublicKey(run).split(' ')[1] ?? '', 'base64')
    expect(isPoint(blob.subarray(-32))).toBe(true)
    // Of y = 2 to 13 these have no x.
    const none = [2, 7, 8, 11, 12, 13].map((y) => isPoint(Buffer.from([y, ...new Uint8Array(31)])))
    expect(none).toContain(false)
  })
})

describe('placeholders', () => {
  test('replace known secrets everywhere, and properties of responses that are secret by name', () => {
    const secrets = new Secrets()
    const placeholders = new Placeholders(secrets, Buffer.from('key'))
    secrets.add('FORGE_ADMIN_TOKEN', 'glpat-abc_1')
    secrets.add('ODD', 'p@ss "word"')
    expect(placeholders.in('/user?private_token=glpat-abc_1&x=1')).toBe(
      '/user?private_token=~FORGE_ADMIN_TOKEN~&x=1',
    )
    expect(placeholders.in('xxglpat-abc_1glpat-abc_1-')).toBe('xx~FORGE_ADMIN_TOKEN~~FORGE_ADMIN_TOKEN~-')
    expect(placeholders.in(encodeURIComponent('p@ss "word"'))).toBe('~ODD~')
    expect(placeholders.in(JSON.stringify({ a: 'p@ss "word"' }))).toBe('{"a":"~ODD~"}')
    secrets.add('LATER', 'later-than-that')
    expect(placeholders.in('later-than-that')).toBe('~LATER~')
    const shown = placeholders.inResponse('{"runners_token":"very-secret-1","name":"very"}')
    expect(shown).toMatch(/^\{"runners_token":"(~SECRET_[0-9A-F]{10}~)","name":"very"\}$/)
    const name = /~\w+~/.exec(shown)?.[0] ?? ''
    expect(placeholders.in('/runners/very-secret-1')).toBe(`/runners/${name}`)
    expect(placeholders.inResponse('{"health_check_access_token":"very-secret-1"}')).toContain(name)
    expect(placeholders.inResponse('{"token":"very\\/escaped"}')).not.toContain('escaped')
    // What is no secret stays.
    const words = '{"message":{"password":["is too short"]},"token":null,"tokens":12}'
    expect(placeholders.inResponse(words)).toBe(words)
  })

  test('do not reveal the secrets', () => {
    const [one, other] = ['one', 'other'].map((key) => new Placeholders(new Secrets(), Buffer.from(key)))
    expect(one?.learn('guessable')).not.toBe(other?.learn('guessable'))
  })
})

describe('a transcript', () => {
  test('preserves bytes', async () => {
    const bytes = Buffer.from([0xff, 0xfe, 0, 10, 13, 0x80, ...Buffer.from('plain')])
    const byteOrderMark = Buffer.from('\uFEFF{"ä":1}')
    const again = await recorded(
      async (line) => {
        await asking(line, post('/bytes', bytes))
        await asking(line, post('/text', byteOrderMark))
      },
      ({ body }) => outcomeOf(200, body ?? Buffer.alloc(0)),
    )
    expect(await bodyOf(again, post('/bytes', bytes))).toEqual(bytes)
    expect(await bodyOf(again, post('/text', byteOrderMark))).toEqual(byteOrderMark)
  })

  test('serves requests that were sent concurrently, in any order of their responses', async () => {
    const waiting: (() => void)[] = []
    let heard: readonly string[] = []
    const again = await recorded(
      async (line) => {
        heard = await race(line)
      },
      async () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        const number = waiting.push(resolve)
        // The last request has the first response.
        if (number === 3) for (const respond of waiting.toReversed()) respond()
        await promise
        return outcomeOf(201, Buffer.from(String(number)))
      },
    )
    expect(await race(again)).toEqual(heard)
  })
})

describe('the responses of a transcript', () => {
  test('are those after the same writes', async () => {
    let state = 'old'
    const again = await recorded(
      async (line) => {
        const conversation = new Conversation(line, 'check')
        for (const sending of [get('/a'), post('/a', Buffer.from('1')), get('/a'), get('/a')]) {
          await conversation.send(sending)
        }
      },
      ({ method }) => {
        if (method === 'POST') state = 'new'
        return outcomeOf(200, Buffer.from(state))
      },
    )
    const conversation = new Conversation(again, 'check')
    const send = async (sending: Sending) => textOf((await conversation.send(sending)).outcome)
    expect(await send(get('/a'))).toBe('old')
    // The transcript has one read before the write. A second one has no known response, and the later response would be wrong.
    await expect(send(get('/a'))).rejects.toThrow(new Blocked('the transcript has no response to GET /a'))
    expect(await send(post('/a', Buffer.from('1')))).toBe('new')
    expect([await send(get('/a')), await send(get('/a'))]).toEqual(['new', 'new'])
    await expect(send(get('/b'))).rejects.toThrow(Blocked)
    await expect(asking(again, get('/a'), 'another check')).rejects.toThrow(Blocked)
  })

  test('do not match a request with another query, header or place', async () => {
    const again = await recorded(
      async (line) => {
        for (let times = 0; times < 4; times += 1) await asking(line, get('/a', { sudo: 'mira' }))
      },
      () => outcomeOf(200, Buffer.alloc(0)),
    )
    for (const other of [get('/a'), get('/a', { sudo: 'ann' }), get('/a?x=1', { sudo: 'mira' })]) {
      await expect(asking(again, other)).rejects.toThrow(Blocked)
    }
    const other = get('/a', { sudo: 'mira' })
    await expect(
      asking(again, { ...other, request: { ...other.request, isOutsideApi: true } }),
    ).rejects.toThrow(Blocked)
    // Names of headers are case-insensitive.
    await expect(asking(again, get('/a', { SUDO: 'mira' }))).resolves.toBeDefined()
  })

  test('may be a fault, or the end of requests after a breakdown', async () => {
    const fault = { kind: 'fault', fault: { kind: 'cut', text: 'Cut.' } } as const
    const again = await recorded(
      async (line) => {
        await asking(line, get('/cut'))
        await expect(asking(line, get('/later'))).rejects.toThrow(Blocked)
      },
      ({ target }) => {
        if (target === '/later') throw new Blocked('the server stopped working')
        return fault
      },
    )
    expect((await asking(again, get('/cut'))).outcome).toEqual(fault)
    await expect(asking(again, get('/later'))).rejects.toThrow('the server stopped working')
  })
})

function begin(): Run {
  return beginRun({
    id: 'abc12345',
    baseUrl: new URL('http://forge.example.com/api/v4'),
    secrets: new Secrets(),
    password: (name) => `secret of ${name}`,
    elapsed: () => 0,
    sleep: () => Promise.resolve(),
    leftovers: [],
    keepsRecords: false,
  })
}

function namesIn(run: Run): readonly string[] {
  return [uniqueName(run, 'project'), uniqueName(run, 'group')]
}

/** The responses to three equal concurrent writes. */
async function race(line: Channel): Promise<readonly string[]> {
  const conversation = new Conversation(line, 'check')
  const sent = [1, 2, 3].map(() => conversation.send(post('/issues', Buffer.from('{}'))))
  const exchanges = await Promise.all(sent)
  expect(conversation.exchanges).toEqual(exchanges)
  return exchanges.map(({ outcome }) => textOf(outcome))
}

/** Sends requests over a channel and returns the channel of its transcript. */
async function recorded(
  say: (line: Channel) => Promise<void>,
  serve: (request: WireRequest) => Outcome | Promise<Outcome>,
): Promise<Channel> {
  const file = join(folder, 'run.gz')
  const writer = new TranscriptWriter(file, new Placeholders(new Secrets(), Buffer.from('key')))
  const send: Channel['send'] = async ({ request }) => ({ outcome: await serve(request), milliseconds: 1 })
  const selection = { areas: [], operations: [], rules: [], smoke: false, shard: null }
  const head = {
    transcript: transcriptVersion,
    contract: '1',
    run: 'r',
    target: 't',
    seed: 1,
    startedAt: '',
    selection,
  }
  const existing = { runners: [], snippets: [], jobs: [] }
  writer.begin({ ...head, observe: false, lacks: [], existing, planned: [] })
  await say(writer.recording({ send, elapsed: () => 0 }, 0))
  expect(await writer.close({ milliseconds: 0, requests: 0 }, null)).toBeNull()
  return new Replay(readTranscript(file)).channel
}

function asking(line: Channel, sending: Sending, scope = 'check') {
  return new Conversation(line, scope).send(sending)
}

function get(target: string, headers: Readonly<Record<string, string>> = {}): Sending {
  return {
    phase: 'act',
    operation: null,
    actor: 'admin',
    request: { method: 'GET', target, headers, body: null },
  }
}

function post(target: string, body: Buffer): Sending {
  return {
    phase: 'act',
    operation: null,
    actor: 'admin',
    request: { method: 'POST', target, headers: {}, body },
  }
}

function outcomeOf(status: number, body: Uint8Array): Outcome {
  return { kind: 'response', response: { status, headers: new Map(), body } }
}

async function bodyOf(line: Channel, sending: Sending): Promise<Buffer> {
  const { outcome } = await asking(line, sending)
  return Buffer.from(outcome.kind === 'response' ? outcome.response.body : [])
}

function textOf(outcome: Outcome): string {
  return outcome.kind === 'response' ? Buffer.from(outcome.response.body).toString('utf8') : ''
}

test('a placeholder is not escaped in JSON, forms and query strings', () => {
  const name = placeholderOf('OWNER_TOKEN_2')
  expect([encodeURIComponent(name), JSON.stringify(name)]).toEqual([name, `"${name}"`])
})

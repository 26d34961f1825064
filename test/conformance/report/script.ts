/** Writes a shell script of curl calls that reproduces a failure from nothing, with values captured from earlier responses. */
import type { Exchange, Json } from '../protocol/exchange.ts'
import type { Secrets } from '../protocol/secrets.ts'
import { Captures, close, open, type Capture } from './captures.ts'

export interface ScriptContext {
  readonly baseUrl: string
  readonly runId: string
  readonly secrets: Secrets
}

/** Writes the script: set-up in order, the failing exchange last and with its headers. */
export function curlScript(
  exchanges: readonly Exchange[],
  shownBy: readonly Exchange[],
  expected: string,
  context: ScriptContext,
): string {
  const captures = new Captures(exchanges, context.secrets)
  const steps = needed(exchanges, shownBy, captures)
  const commands = steps.map((exchange, index) =>
    step(exchange, index + 1, shownBy.includes(exchange), captures, context),
  )
  const text = commands.join('\n')
  return [...head(text, context), text, `# Expected: ${oneLine(expected)}`, ''].join('\n')
}

/** Omits reads that are neither evidence of the failure nor the source of a value in a later step. */
function needed(
  exchanges: readonly Exchange[],
  shownBy: readonly Exchange[],
  captures: Captures,
): readonly Exchange[] {
  return exchanges.filter(
    (exchange) =>
      exchange.request.method !== 'GET' || shownBy.includes(exchange) || captures.from(exchange).length > 0,
  )
}

function head(text: string, { baseUrl }: ScriptContext): string[] {
  const lines = [
    '#!/bin/sh',
    'set -eu',
    ': "${FORGE_ADMIN_TOKEN:?set it to the private token of an administrator}"',
    `FORGE_URL=\${FORGE_URL:-${baseUrl}}`,
  ]
  if (text.includes('$RUN')) lines.push('RUN=r$(date +%s)$$')
  const passwords = new Set([...text.matchAll(/\$\{?(\w+_PASSWORD(?:_\d+)?)/g)].map(([, name]) => name))
  for (const name of passwords) lines.push(`${name}="pass-$RUN-word"`)
  if (text.includes('| field ')) {
    lines.push(
      `field() { node -e 'let s="";process.stdin.on("data",d=>s+=d).on("end",()=>{const v=process.argv[1].split(".").reduce((v,k)=>v==null?v:v[k],JSON.parse(s));if(v==null)throw "no "+process.argv[1]+" in "+s;console.log(v)})' "$1"; }`,
    )
  }
  if (text.includes('| moment')) {
    lines.push(
      `moment() { node -e 'process.stdin.on("data",d=>console.log(new Date(String(d).trim()).toISOString().replace(/\\.\\d+Z/,"Z")))'; }`,
    )
  }
  return [...lines, '']
}

function step(
  exchange: Exchange,
  number: number,
  isFailure: boolean,
  captures: Captures,
  context: ScriptContext,
): string {
  const { actor, operation, request } = exchange
  const pause = exchange.waited >= 500 ? `sleep ${Math.ceil(exchange.waited / 1000)}\n` : ''
  const title = `${pause}# ${number}. ${actor}: ${operation ?? `${request.method} ${request.target}`}`
  const taken = captures.from(exchange)
  const command = curl(exchange, shows(number, isFailure, taken.length > 0), captures, context)
  if (taken.length === 0) return `${context.secrets.mask(title)}\n${command}\n`
  const reads = taken.map(
    ({ name, member, isMoment }: Capture) =>
      `${name}=$(printf '%s' "$RESPONSE" | field ${member}${isMoment ? ' | moment' : ''})`,
  )
  return [context.secrets.mask(title), `RESPONSE=$(${command})`, ...reads, ''].join('\n')
}

/** What a step prints: the whole response if it is the failure or is captured, else its status. */
function shows(number: number, isFailure: boolean, isKept: boolean): readonly string[] {
  if (isKept) return []
  return isFailure ? ['-i'] : [`-o /dev/null -w 'step ${number}: %{http_code}\\n'`]
}

function curl(
  exchange: Exchange,
  output: readonly string[],
  captures: Captures,
  { secrets, runId }: ScriptContext,
): string {
  const { method, target, headers, body } = exchange.request
  const word = (text: string) =>
    quoted(secrets.replace(text, (name) => open + name + close).replaceAll(runId, `${open}RUN${close}`))
  const flags = ['curl', '-sS', ...output]
  if (target.includes('/..')) flags.push('--path-as-is')
  if (/[[\]{}]/.test(target)) flags.push('-g')
  if (method !== 'GET') flags.push('-X', method)
  const base = exchange.request.isOutsideApi === true ? '${FORGE_URL%/api/v4}' : '$FORGE_URL'
  const lines = [`${flags.join(' ')} "${base}"${word(captures.inTarget(exchange))}`]
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'accept') lines.push(`-H ${word(`${name}: ${value}`)}`)
  }
  if (body !== null) lines.push(`--data-binary ${word(bodyText(exchange, body, captures))}`)
  return lines.join(' \\\n  ')
}

function bodyText(exchange: Exchange, body: Uint8Array, captures: Captures): string {
  const text = Buffer.from(body).toString('utf8')
  try {
    const value: Json = JSON.parse(text)
    return captures.inBody(exchange, value)
  } catch {
    return text
  }
}

/** Quotes for the shell: text literally, marked names as variables. */
function quoted(text: string): string {
  return text
    .split(new RegExp(`${open}(\\w+)${close}`))
    .map((part, index) => (index % 2 === 1 ? `"$${part}"` : literal(part)))
    .join('')
}

function literal(text: string): string {
  return /^[\w@%+=:,./?&-]*$/.test(text) && !text.includes('&') && !text.includes('?')
    ? text
    : `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

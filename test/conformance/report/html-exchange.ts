/** An exchange in the HTML report, with the header, property or status that a finding is about marked. */
import { isRecord, type Json } from '../protocol/exchange.ts'
import { escapeHtml } from './html-text.ts'
import type { ReportedFinding, ShownExchange } from './model.ts'

type Subject = ReportedFinding['concerns']

/** Request and response next to each other. The subject is marked in the response. */
export function exchangeBlock(exchange: ShownExchange, subject: Subject): string {
  const { actor, request, response, milliseconds } = exchange
  const sent = [
    `${request.method} ${request.url}`,
    ...headerLines(request.headers),
    '',
    indented(request.body),
  ]
  const received = responseLines(exchange, subject)
  return `<div class="columns"><div>${copied(`Request by ${actor}`, escapeHtml(sent.join('\n').trimEnd()))}</div>
<div>${copied(`Response ${response?.status ?? ''} <small>${milliseconds} ms</small>`, received.join('\n').trimEnd())}</div></div>`
}

/** Preformatted markup below a heading, with a button that copies it. */
export function copied(heading: string, markup: string): string {
  return `<div class="copied"><h3>${heading}</h3><button type="button" class="copy">Copy</button></div><pre tabindex="0">${markup}</pre>`
}

function responseLines({ response, fault }: ShownExchange, subject: Subject): string[] {
  if (response === null) return [escapeHtml(`no response: ${fault ?? ''}`)]
  const isHeader = (name: string) => subject?.kind === 'header' && subject.name.toLowerCase() === name
  const names = Object.keys(response.headers)
  const isMissing = subject?.kind === 'header' && !names.some(isHeader)
  const status = escapeHtml(String(response.status))
  return [
    subject?.kind === 'status' ? mark(status) : status,
    ...(isMissing ? [mark(escapeHtml(`${subject.name.toLowerCase()} is missing`))] : []),
    ...Object.entries(response.headers).map(([name, value]) => {
      const line = escapeHtml(`${name}: ${value}`)
      return isHeader(name) ? mark(line) : line
    }),
    '',
    markedBody(response.body, subject),
  ]
}

function headerLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
}

function indented(body: string | null): string {
  const value = parsed(body ?? '')
  return value === undefined ? (body ?? '') : JSON.stringify(value, null, 2)
}

/** A body with indentation if it is JSON. Bodies that were cut are unchanged. */
function markedBody(body: string, subject: Subject): string {
  const value = parsed(body)
  if (value === undefined) return escapeHtml(body)
  const path = subject?.kind === 'property' || subject?.kind === 'order' ? subject.name : null
  return markedJson(value, path === null || path === 'all items' ? null : stepsOf(path), '')
}

function parsed(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    const value: Json = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** `[].author.state` and `items[0].id` as the keys on the way; `[]` means every item. */
function stepsOf(path: string): readonly string[] {
  return path
    .replaceAll(/\[(\d*)\]/g, '.[$1]')
    .split('.')
    .filter((step) => step !== '')
}

/** Prints JSON; `steps` lead to what is marked; null: it is not in the body. */
function markedJson(value: Json, steps: readonly string[] | null, margin: string): string {
  if (steps?.length === 0) return mark(escapeHtml(nested(value, margin)))
  const inner = `${margin}  `
  if (Array.isArray(value) && value.length > 0) {
    const items = value.map(
      (item: Json, index) => inner + markedJson(item, after(steps, ['[]', `[${index}]`]), inner),
    )
    return `[\n${items.join(',\n')}\n${margin}]`
  }
  if (!isRecord(value)) return escapeHtml(nested(value, margin))
  const lines = Object.entries(value).map(([key, member]) => {
    const rest = after(steps, [key])
    const text = `${escapeHtml(JSON.stringify(key))}: ${markedJson(member, rest?.length === 0 ? null : rest, inner)}`
    return inner + (rest?.length === 0 ? mark(text) : text)
  })
  const [missing] = steps ?? []
  if (steps?.length === 1 && missing !== undefined && !missing.startsWith('[') && !(missing in value)) {
    lines.push(inner + mark(`${escapeHtml(JSON.stringify(missing))} is missing`))
  }
  return `{\n${lines.join(',\n')}\n${margin}}`
}

function after(steps: readonly string[] | null, names: readonly string[]): readonly string[] | null {
  return steps !== null && names.includes(steps[0] ?? '') ? steps.slice(1) : null
}

function nested(value: Json, margin: string): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${margin}`)
}

function mark(markup: string): string {
  return `<mark>${markup}</mark>`
}

/** The findings of a report for a terminal: about eight lines each, or everything including the script. */
import { rules } from '../../../generated/rules.ts'
import { isCausedBy, referenceTo, type Report, type ReportedFinding, type ShownExchange } from './model.ts'
import { clip, oneLine, wrap, wrapped, type Paint } from './text.ts'

/** Columns before the value of a field. */
const indent = 14

/** How findings are printed. */
export interface FindingStyle {
  readonly width: number
  readonly paint: Paint
  /** Whether to print complete values, exchanges and scripts. */
  readonly verbose: boolean
  /** Whether no text is cut, because the report is not printed on a terminal. */
  readonly whole: boolean
  /** HTML report with the scripts; null if none is written. */
  readonly html: string | null
}

/** The lines of one finding, with an empty line at the end. */
export function findingLines(finding: ReportedFinding, report: Report, style: FindingStyle): string[] {
  const { id, title, key, concerns, exchanges, operations } = finding
  const { width, paint, verbose } = style
  const field = (name: string, value: string, lines = 1) => fieldLines(name, value, lines, style)
  const links = operations.slice(0, 3).map((operation) => referenceTo(operation, report.reference))
  return [
    ...wrap(`${id.padEnd(3)} ${oneLine(title)}`, 4, width).map((line) => paint('bold', line)),
    ...fieldOfRules(finding, style),
    ...fieldsOfCheck(finding, report, style),
    ...(concerns === null || concerns.kind === 'status' ? [] : field(concerns.kind, concerns.name)),
    ...field('expected', finding.expected, 2),
    ...field('actual', finding.actual, 2),
    ...exchanges.slice(-1).flatMap((exchange) => field('request', requestOf(exchange, report))),
    ...(report.reference === null || links.length === 0 ? [] : field('reference', links.join(' '))),
    ...field('script', scriptLocation(finding, style)),
    ...(verbose ? [...field('known as', key), ...details(finding, style)] : []),
    '',
  ]
}

/** The first rule, unless everything is printed. */
function fieldOfRules({ title, rules: violated }: ReportedFinding, style: FindingStyle): string[] {
  const shown = style.verbose ? violated : violated.slice(0, 1)
  return shown.flatMap((rule) => {
    const { text, source } = rules[rule]
    const sentence = title.endsWith(text) ? '' : `: ${text}`
    return fieldLines(
      'rule',
      `${rule}${ofMany(shown.length, violated.length)}${sentence} (${source})`,
      2,
      style,
    )
  })
}

/** The check with the evidence; of a violation of the contract, a check that failed because of it, if any did. */
function fieldsOfCheck(
  { key, kind, title, rules: [rule], checks }: ReportedFinding,
  report: Report,
  style: FindingStyle,
): string[] {
  const own = report.checks.filter(({ id }) => checks.includes(id))
  const failed = own.filter((check) => check.verdict === 'fail' && isCausedBy(key, check))
  const first =
    kind === 'rule'
      ? own.find(({ id }) => id === checks[0])
      : (failed.find(({ rules: proved }) => proved.some((each) => each === rule)) ?? failed[0] ?? own[0])
  if (first === undefined) return []
  const isShown = title.endsWith(first.title) || (rule !== undefined && rules[rule].text === first.title)
  const sentence = isShown ? '' : `: ${first.title}`
  return [
    ...fieldLines('check', `${first.id}${ofMany(1, own.length)}${sentence}`, 2, style),
    ...(first.source === null ? [] : fieldLines('source', first.source, 1, style)),
  ]
}

function ofMany(shown: number, all: number): string {
  return shown < all ? ` (${shown} of ${all})` : ''
}

function requestOf({ actor, request, response, fault }: ShownExchange, { target }: Report): string {
  const path = request.url.startsWith(target) ? request.url.slice(target.length) : request.url
  return `${request.method} ${path} by ${actor}: ${response === null ? (fault ?? 'no response') : response.status}`
}

function scriptLocation({ id }: ReportedFinding, { html, verbose }: FindingStyle): string {
  if (verbose) return 'below'
  return html === null ? '--verbose, or --report html=FILE' : `${html}#${id}`
}

/** A named value on at most so many lines, unless everything is printed. */
function fieldLines(
  name: string,
  value: string,
  most: number,
  { width, paint, verbose, whole }: FindingStyle,
): string[] {
  const columns = width - indent
  const text = oneLine(value)
  const lines = wrap(text, 0, columns)
  const shown = verbose || whole ? lines : wrapped(text, columns, most)
  return shown.map(
    (line, index) => paint('dim', `    ${(index === 0 ? name : '').padEnd(indent - 4)}`) + line,
  )
}

function details({ exchanges, script }: ReportedFinding, { width, paint }: FindingStyle): string[] {
  const lines = exchanges.flatMap((exchange) => ['    exchange', ...exchangeLines(exchange, width)])
  const commands = script.trimEnd().split('\n')
  return [...lines, '    script', ...commands.map((line) => `      ${line}`)].map((line) =>
    paint('dim', line),
  )
}

function exchangeLines({ actor, request, response, fault }: ShownExchange, width: number): string[] {
  const received =
    response === null
      ? [`no response: ${fault ?? ''}`]
      : [`${response.status} ${response.headers['content-type'] ?? ''}`, clip(response.body, 1_000)]
  const lines = [`${actor}: ${request.method} ${request.url}`, request.body ?? '', ...received]
  return lines
    .filter((line) => line !== '')
    .flatMap((line) => wrap(oneLine(line), 0, width - 6).map((part) => `      ${part}`))
}

/** Colours code: comments, strings, numbers, keywords and names of properties. One pattern for each language. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const doubleQuoted = String.raw`"(?:\\.|[^"\\\n])*"`
const singleQuoted = String.raw`'(?:\\.|[^'\\\n])*'`
const number = String.raw`-?\b\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b`

interface Grammar {
  comment?: string
  string: string
  keyword: string
  property?: string
}

const script: Grammar = {
  comment: String.raw`\/\/[^\n]*`,
  string: `${doubleQuoted}|${singleQuoted}|\`(?:\\\\.|[^\`\\\\])*\``,
  keyword:
    'import|from|const|let|await|async|new|if|else|for|of|throw|return|function|true|false|null|undefined|type|export|using',
  property: String.raw`[A-Za-z_]\w*(?=\??:\s)|(?:"[^"\n]*"|'[^'\n]*')(?=:\s)`,
}

const grammars: Readonly<Record<string, Grammar>> = {
  ts: script,
  js: script,
  json: { string: doubleQuoted, keyword: 'true|false|null', property: `${doubleQuoted}(?=\\s*:)` },
  sh: {
    comment: String.raw`(?<=^|\s)#[^\n]*`,
    string: String.raw`"(?:\\.|[^"\\])*"|'[^']*'`,
    keyword: 'curl|git|npm|npx|export|cd',
    property: String.raw`(?<=\s)--?[a-zA-Z][\w-]*`,
  },
  python: {
    comment: String.raw`#[^\n]*`,
    string: `${doubleQuoted}|${singleQuoted}`,
    keyword: 'import|from|with|as|for|in|if|else|def|return|raise|True|False|None|print|open',
    property: String.raw`${doubleQuoted}(?=:\s)|\b[a-z_]\w*(?==[^=])`,
  },
  ruby: {
    comment: String.raw`#(?!\{)[^\n]*`,
    string: `${doubleQuoted}|${singleQuoted}`,
    keyword: 'require|do|end|if|else|unless|true|false|nil|puts|def|raise|abort',
    property: String.raw`${doubleQuoted}(?= =>)|\b[a-z_]\w*:(?=\s)`,
  },
  go: {
    comment: String.raw`\/\/[^\n]*`,
    string: `${doubleQuoted}|\`[^\`]*\``,
    keyword: 'package|import|func|if|nil|defer|return|var|true|false',
  },
  http: {
    string: String.raw`(?<=^[\w-]+:\s)[^\n]*`,
    keyword: 'GET|POST|PUT|PATCH|DELETE|HEAD|HTTP',
    property: String.raw`^[\w-]+(?=:\s)`,
  },
}

const aliases: Readonly<Record<string, string>> = {
  bash: 'sh',
  shell: 'sh',
  typescript: 'ts',
  javascript: 'js',
  py: 'python',
  rb: 'ruby',
}

const patterns = new Map<string, RegExp>()

function patternOf(language: string, { comment, string, keyword, property }: Grammar): RegExp {
  const known = patterns.get(language)
  if (known !== undefined) return known
  const groups = [
    ['c', comment],
    ['p', property],
    ['s', string],
    ['k', `\\b(?:${keyword})\\b`],
    ['n', number],
  ].flatMap(([name, source]) => (source === undefined ? [] : [`(?<${name}>${source})`]))
  const pattern = new RegExp(groups.join('|'), 'gm')
  patterns.set(language, pattern)
  return pattern
}

/** The code as HTML in which parts are `<span class="t-…">`; unknown languages are escaped only. */
export function highlight(code: string, language: string): string {
  const name = aliases[language] ?? language
  const grammar = grammars[name]
  if (grammar === undefined) return escapeText(code)
  let html = ''
  let end = 0
  for (const match of code.matchAll(patternOf(name, grammar))) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? ''
    html += `${escapeText(code.slice(end, match.index))}<span class="t-${kind}">${escapeText(match[0])}</span>`
    end = match.index + match[0].length
  }
  return html + escapeText(code.slice(end))
}

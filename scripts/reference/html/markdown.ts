import { Marked, type Token, type Tokens } from 'marked'
import { Html } from '../../../server-stub/web/html.ts'
import { slugOf } from '../model/guides.ts'
import { escapeText, highlight } from './highlight.ts'

/** Links that are followed from a page; any other scheme becomes text. */
const harmless = /^(?:https?:|mailto:|#|\.{0,2}\/|[\w-]+(?:[./#]|$))/

const renderer = new Marked({
  gfm: true,
  renderer: {
    // The contract is trusted, yet nothing in it is meant to be HTML: `<id>` is text.
    html: ({ text }) => escapeText(text),
    code: ({ text, lang = '' }) =>
      `<pre tabindex="0"><code class="language-${escapeText(lang)}">${highlight(text, lang)}</code></pre>\n`,
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens)
      return harmless.test(href) ? `<a href="${escapeText(href)}">${text}</a>` : text
    },
    image: ({ text }) => escapeText(text),
    heading({ tokens, depth, text }: Tokens.Heading) {
      return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    table(token: Tokens.Table) {
      const row = (cells: Tokens.TableCell[], tag: string): string =>
        `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
      const body = token.rows.map((cells) => row(cells, 'td')).join('')
      return `<div class="wide" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`
    },
  },
})

/** Markdown as HTML. Raw HTML in it becomes text. */
export function markdown(text: string): Html {
  return new Html(renderer.parse(text, { async: false }))
}

/** One line of Markdown, without a paragraph around it. */
export function inlineMarkdown(text: string): Html {
  return new Html(renderer.parseInline(text, { async: false }))
}

/** Markdown as plain text, for titles and previews. */
export function plainText(text: string): string {
  return textOf(renderer.lexer(text)).replaceAll(/\s+/g, ' ').trim()
}

/** The text of tokens, without their markup: `_` in a name is none. */
function textOf(tokens: readonly Token[]): string {
  return tokens.map((token) => `${partsOf(token)}${inline.has(token.type) ? '' : ' '}`).join('')
}

function partsOf(token: Token): string {
  if (token.type === 'table') return [token.header, ...token.rows].flat().map(cellText).join('')
  if (token.type === 'list') return textOf(token.items)
  if ('tokens' in token && token.tokens !== undefined) return textOf(token.tokens)
  return 'text' in token ? token.text : ''
}

function cellText({ tokens }: Tokens.TableCell): string {
  return `${textOf(tokens)} `
}

/** Types of tokens that do not end a word. */
const inline: ReadonlySet<string> = new Set([
  'text',
  'strong',
  'em',
  'del',
  'codespan',
  'link',
  'escape',
  'html',
])

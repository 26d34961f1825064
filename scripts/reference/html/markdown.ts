import { Marked, type Tokens } from 'marked'
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
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*_]+(?=\S)|(?<=\S)[`*]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

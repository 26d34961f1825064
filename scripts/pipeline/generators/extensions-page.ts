import { extensionKeywords } from '../extensions/keywords.ts'
import { code, page, table } from './markdown.ts'

/** The page that documents the `x-…` keywords of the contract with their schemas. */
export function generateExtensionsPage(): Record<string, string> {
  const keywords = Object.entries(extensionKeywords)
  const text = page(
    '<!-- Generated from scripts/pipeline/extensions/keywords.json by `npm run build`; do not edit. -->',
    '# Extensions',
    'The `x-…` keywords of the contract. The build validates each value against the schema on this page and rejects other keywords.',
    table(
      ['Keyword', 'On', 'Document', 'Meaning'],
      keywords.map(([keyword, { on, in: document, meaning }]) => [code(keyword), on, document, meaning]),
    ),
    ...keywords.flatMap(([keyword, { schema }]) => [
      `## ${keyword}`,
      `\`\`\`json\n${JSON.stringify(schema, null, 2)}\n\`\`\``,
    ]),
  )
  return { 'extensions.md': text }
}

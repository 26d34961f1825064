/** What other resources use of snippets. */
export { addSnippet, isSnippetVisible } from './queries.ts'
export { findSnippet } from './relations.ts'

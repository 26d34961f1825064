/** The English texts in TypeScript: comments and the titles of tests. */
import ts from 'typescript'
import type { ProseFile } from '../prose/texts.ts'

const declaresTests = /^(test|it|describe)\b/

/** A file in which everything is blank except comments without code in backticks, and titles of tests. */
export function textsOf(path: string, text: string): ProseFile {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const kept = new Map<number, ts.TextRange>()
  const visit = (node: ts.Node): void => {
    for (const range of [...commentsAt(file, node), ...titleOf(file, node)]) kept.set(range.pos, range)
    // Tokens as well, since a comment can precede a closing bracket.
    node.getChildren(file).forEach(visit)
  }
  visit(file)
  const prose = [...kept.values()].reduce(
    (blank, { pos, end }) => blank.slice(0, pos) + withoutCode(text.slice(pos, end)) + blank.slice(end),
    blanked(text),
  )
  return { path, prose }
}

function commentsAt({ text }: ts.SourceFile, node: ts.Node): readonly ts.TextRange[] {
  const leading = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []
  return [...leading, ...(ts.getTrailingCommentRanges(text, node.end) ?? [])]
}

function titleOf(file: ts.SourceFile, node: ts.Node): readonly ts.TextRange[] {
  if (!ts.isCallExpression(node) || !declaresTests.test(node.expression.getText(file))) return []
  return node.arguments
    .slice(0, 1)
    .filter(ts.isStringLiteral)
    .map((title) => ({ pos: title.getStart(file), end: title.end }))
}

function withoutCode(comment: string): string {
  return comment.replaceAll(/`[^`]*`/g, blanked)
}

function blanked(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ')
}

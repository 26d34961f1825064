/** The English texts in TypeScript: comments, titles of tests, messages, among them those of errors, and names of mutants. */
import ts from 'typescript'
import { blank, type ProseFile } from '../prose/texts.ts'

const declaresTests = /^(test|it|describe)\b/

/** Properties whose strings are printed. */
const isMessage = /^(because|requirement|lawful|problem|reason|remedy|varies|words)$/

/** The class of an error, the first argument of whose constructor is a message. */
const isError = /Error$/

/** An operator of mutation testing: the literal next to it names a mutant. */
const isOperator = /^'[A-Z]{3}-\d\d'$/

/** A file in which everything is blank except these texts, without code in backticks. */
export function textsOf(file: ts.SourceFile): ProseFile {
  const { text } = file
  const kept = new Map<number, ts.TextRange>()
  const visit = (node: ts.Node): void => {
    for (const range of [...commentsAt(file, node), ...titleOf(file, node), ...messagesIn(file, node)])
      kept.set(range.pos, range)
    // Tokens as well, since a comment can precede a closing bracket.
    node.getChildren(file).forEach(visit)
  }
  visit(file)
  const prose = [...kept.values()].reduce(
    (prose, { pos, end }) => prose.slice(0, pos) + withoutCode(text.slice(pos, end)) + prose.slice(end),
    blank(text),
  )
  return { path: file.fileName, prose }
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

function messagesIn(file: ts.SourceFile, node: ts.Node): readonly ts.TextRange[] {
  if (ts.isPropertyAssignment(node) && isMessage.test(node.name.getText(file)))
    return literalsIn(file, node.initializer)
  if (ts.isNewExpression(node) && isError.test(node.expression.getText(file)))
    return (node.arguments ?? []).slice(0, 1).flatMap((message) => literalsIn(file, message))
  if (!ts.isCallExpression(node) && !ts.isArrayLiteralExpression(node)) return []
  const parts: readonly ts.Expression[] = ts.isCallExpression(node) ? node.arguments : node.elements
  return parts.some((part) => isOperator.test(part.getText(file)))
    ? parts.flatMap((part) => (ts.isStringLiteral(part) || isTemplate(part) ? literalsIn(file, part) : []))
    : []
}

const isTemplate = (node: ts.Node): boolean =>
  ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)

/** The string literals of an expression, without delimiters. */
function literalsIn(file: ts.SourceFile, node: ts.Node): readonly ts.TextRange[] {
  if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) {
    const delimiter = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? '${' : "'"
    return [{ pos: node.getStart(file) + 1, end: node.end - delimiter.length }]
  }
  return ts.isCallExpression(node) ? [] : node.getChildren(file).flatMap((child) => literalsIn(file, child))
}

/** A text without code in backticks and quotations of the specification. */
function withoutCode(text: string): string {
  return text.replaceAll(/`[^`]*`|"[^"]*"/g, blank)
}

import ts from 'typescript'

/** The syntax tree of a file in TypeScript; nodes refer to their parents. */
export function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
}

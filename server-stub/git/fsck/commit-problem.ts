import type { FsckProblem } from './problem.ts'
import { HeaderLines, identProblem, oidProblem } from './header-lines.ts'

/** What is wrong with a commit; undefined when nothing is. */
export function commitProblem(body: Buffer): FsckProblem | undefined {
  if (body.includes(0)) return { id: 'nulInCommit', text: 'it contains a NUL byte' }
  if (!body.includes('\n\n'))
    return { id: 'unterminatedHeader', text: 'the empty line after the header is missing' }
  const lines = new HeaderLines(body)
  const tree = oidProblem(lines.take('tree'), 'tree')
  if (tree !== undefined) return tree
  for (let parent = lines.take('parent'); parent !== undefined; parent = lines.take('parent')) {
    const problem = oidProblem(parent, 'parent')
    if (problem !== undefined) return problem
  }
  const author = identProblem(lines.take('author'), 'author')
  if (author !== undefined) return author
  if (lines.take('author') !== undefined) return { id: 'multipleAuthors', text: 'it has several authors' }
  return identProblem(lines.take('committer'), 'committer')
}

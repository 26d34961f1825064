/** Commands of users in messages: they differ in a clone and with the installed package. */
import { isPublished } from '../protocol/published.ts'

/** Scripts of `package.json`: npm runs them with the installed Node, which can be a later one than that of the shell. */
const scripts: Readonly<Record<string, string>> = {
  serve: 'npm start',
  mock: 'npm run mock',
  docs: 'npm run docs',
  conformance: 'npm run conformance',
}

/** What a user types to run a verb here. */
export function invocation(verb: string, args = ''): string {
  if (isPublished) return `npx forge-contract ${verb} ${args}`.trim()
  const script = scripts[verb]
  if (script === undefined) return `npm run forge-contract -- ${verb} ${args}`.trim()
  return args === '' ? script : `${script} -- ${args}`
}

/** Changes of existing files. Each returns the new text, and throws an `Error` if the file has another form. */

/** Adds text before the line that begins with a marker. */
export function insertBefore(text: string, marker: string, added: string): string {
  const at = text.startsWith(marker) ? 0 : text.indexOf(`\n${marker}`) + 1
  if (at === 0 && !text.startsWith(marker)) throw new Error(`No line begins with \`${marker}\`.`)
  return text.slice(0, at) + added + text.slice(at)
}

/** Adds text after the last line that matches. */
export function insertAfterLast(text: string, line: RegExp, added: string): string {
  const lines = text.split('\n')
  const at = lines.findLastIndex((each) => line.test(each))
  if (at === -1) throw new Error(`No line matches ${String(line)}.`)
  return [...lines.slice(0, at + 1), added.trimEnd(), ...lines.slice(at + 1)].join('\n')
}

/** Repeats a property of an object literal under another name. `undefined` if the file does not write it as one. */
export function copyProperty(text: string, name: string, copy: string): string | undefined {
  const property = new RegExp(`^ {2}(?:async )?${name}\\b[^]*?(?=\\n\\n|\\n\\})`, 'm').exec(text)?.[0]
  return property === undefined ? undefined : `${property.replace(name, copy)}\n`
}

/** The wrapper of a handler, `inProject` for example; that of its parent if the handler has one of its own. */
export function wrapperOf(text: string, name: string, path: string): string {
  const parent = /^\/(projects|groups)\/\{id\}/.exec(path)?.[1]
  const usual = parent === undefined ? 'onInstance' : { projects: 'inProject', groups: 'inGroup' }[parent]
  return new RegExp(`^ {2}${name}: (\\w+)\\(async`, 'm').exec(text)?.[1] ?? usual ?? 'onInstance'
}

/** The text as one word of a shell. */
export function shellWord(text: string): string {
  return /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}

const secretOption = /^--(?:admin-token|database)(?:=|$)/

/** The arguments of a command as a user repeats them: logs contain the text, so `…` replaces tokens and passwords. */
export function shellWords(args: readonly string[]): string {
  return args
    .map((arg, index) => {
      const [name = ''] = secretOption.exec(arg) ?? []
      if (name.endsWith('=')) return `${name}…`
      return secretOption.test(args[index - 1] ?? '') && !args[index - 1]?.includes('=')
        ? '…'
        : shellWord(arg)
    })
    .join(' ')
}

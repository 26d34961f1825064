/** A table; cells must not contain line breaks. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [tableRow(head), tableRow(head.map(() => '---')), ...rows.map(tableRow)].join('\n')
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

/** Text as code. */
export function code(text: string): string {
  return `\`${text}\``
}

/** An anchor; its name may contain slashes. */
export function anchor(name: string): string {
  return `<a id="${fragment(name)}"></a>`
}

/** The name of a place as the fragment of a URL. */
export function fragment(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

export function link(text: string, target: string): string {
  return `[${text}](${target})`
}

/** Blocks with an empty line between them, as a file. */
export function page(...blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

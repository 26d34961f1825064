/** The lines below a heading of the contract's changelog, each with what continues it. */
export function entriesBelow(changelog: string, heading: string): string[] {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.split('\n', 1)[0]?.trim().split(' ')[0] === heading)
  return (section ?? '')
    .split(/^- /m)
    .slice(1)
    .map((entry) => entry.replaceAll(/\s+/g, ' ').trim())
}

/** Whether an entry names something, as code. */
export function names(entry: string, name: string): boolean {
  return entry.includes(`\`${name}\``)
}

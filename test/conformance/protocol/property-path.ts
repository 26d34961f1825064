/** The names of the properties on a path, for example those of `[].author.state`; items of lists have none. */
export function propertiesOn(path: string): readonly string[] {
  return path
    .replaceAll(/\[\d*\]/g, '')
    .split('.')
    .filter((name) => name !== '')
}

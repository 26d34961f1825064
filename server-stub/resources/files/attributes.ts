import { check, short } from '../../http/check.ts'

const longestPath = 4096
/** What file systems keep of one name, in bytes. */
const longestName = 255

/** Throws 400 for a path that no file system could hold; what Git refuses, Git tells. */
export function checkFilePath(attribute: string, path: string): void {
  const tooLong = path.split('/').some((name) => Buffer.byteLength(name) > longestName)
  check({
    [attribute]: [short(path, longestPath), tooLong && `has a name of more than ${longestName} bytes`],
  })
}

import { limits } from '../../limits.ts'
import { check, short } from '../../http/check.ts'

/** Throws 400 for a path that no file system could hold; what Git refuses, Git tells. */
export function checkFilePath(attribute: string, path: string): void {
  check({ [attribute]: [short(path, limits.pathCharacters.max)] })
  const names = path.split('/')
  const isLong = names.some((name) => Buffer.byteLength(name) > limits.pathNameBytes.max)
  check({
    [attribute]: [
      isLong && `has a name of more than ${limits.pathNameBytes.max} bytes`,
      names.length > limits.pathDepth.max + 1 && `is in more than ${limits.pathDepth.max} directories`,
    ],
  })
}

/** Validates the parameters of files beyond the schema. */
import { requireValid, lengthViolation } from '../../http/validation-messages.ts'
import { limits } from '../../limits.ts'

/** Throws 400 for a path that is too long for file systems; Git validates the rest. */
export function validateFilePath(attribute: string, path: string): void {
  requireValid({ [attribute]: [lengthViolation(path, limits.pathCharacters.max)] })
  const names = path.split('/')
  const isLong = names.some((name) => Buffer.byteLength(name) > limits.pathNameBytes.max)
  requireValid({
    [attribute]: [
      isLong && `has a name of more than ${limits.pathNameBytes.max} bytes`,
      names.length > limits.pathDepth.max + 1 && `is in more than ${limits.pathDepth.max} directories`,
    ],
  })
}

import { limits } from '../../limits.ts'

/** What a push may cost at most; more is rejected before anything is stored. */
export interface PackLimits {
  /** Bytes of the pack as it is sent. */
  packBytes: number
  /** Objects in the pack. */
  objects: number
  /** Bytes of one object, unpacked. */
  objectBytes: number
  /** Bytes of one commit, tree or tag. */
  structureBytes: number
  /** Different objects that the objects of the pack refer to. */
  links: number
  /** Bytes of all objects, unpacked, and of what is unpacked again while deltas are resolved. */
  unpackedBytes: number
}

export const defaultPackLimits: PackLimits = {
  packBytes: limits.packBytes.max,
  objects: limits.packObjects.max,
  objectBytes: limits.pushedObjectBytes.max,
  structureBytes: limits.pushedTreeBytes.max,
  links: limits.packLinks.max,
  unpackedBytes: limits.unpackedBytes.max,
}

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

const MiB = 1024 * 1024

export const defaultPackLimits: PackLimits = {
  packBytes: 512 * MiB,
  objects: 1_000_000,
  objectBytes: 256 * MiB,
  structureBytes: 16 * MiB,
  links: 4_000_000,
  unpackedBytes: 4 * 1024 * MiB,
}

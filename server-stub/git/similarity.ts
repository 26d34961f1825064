/** How alike two files are, measured as Git does: by the bytes of lines that both have. */

// Longer lines are compared in pieces, so that binary files can resemble each other, too.
const pieceBytes = 64

/** How many bytes of a file each distinct piece of it makes up. */
export type Pieces = Map<string, number>

/** Cuts a file into its pieces. */
export function piecesOf(content: Buffer, binary: boolean): Pieces {
  const pieces: Pieces = new Map()
  for (let at = 0; at < content.length;) {
    const feed = content.subarray(at, at + pieceBytes).indexOf(0x0a)
    const end = feed < 0 ? Math.min(content.length, at + pieceBytes) : at + feed + 1
    let piece = content.toString('latin1', at, end)
    if (!binary) piece = piece.replace(/\r\n$/, '\n')
    pieces.set(piece, (pieces.get(piece) ?? 0) + piece.length)
    at = end
  }
  return pieces
}

/** From 0 (nothing in common) to 1 (the same, but for the order of lines). */
export function similarity(
  one: { size: number; pieces: Pieces },
  other: { size: number; pieces: Pieces },
): number {
  const largest = Math.max(one.size, other.size)
  if (largest === 0) return 0
  // Files of such different sizes cannot have half in common.
  if (2 * Math.min(one.size, other.size) < largest) return 0
  let common = 0
  for (const [piece, bytes] of one.pieces) common += Math.min(bytes, other.pieces.get(piece) ?? 0)
  return common / largest
}

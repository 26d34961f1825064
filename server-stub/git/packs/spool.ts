/** Where the bytes of a push wait to be examined: in memory while they are few, else in a temporary file. */
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const bytesInMemory = 4 * 1024 * 1024

/** Bytes that are appended in order and then read anywhere. The file has no name any more once it is open. */
export class Spool implements Disposable {
  #chunks: Uint8Array[] = []
  #memory: Buffer | undefined
  #file: number | undefined
  #length = 0

  /** Bytes appended so far. */
  get length(): number {
    return this.#length
  }

  append(bytes: Uint8Array): void {
    this.#length += bytes.length
    if (this.#file === undefined && this.#length > bytesInMemory) this.#moveToFile()
    if (this.#file === undefined) {
      this.#chunks.push(bytes)
      this.#memory = undefined
    } else writeAll(this.#file, bytes)
  }

  /** The bytes from `start`, at most `length` of them: fewer at the end. */
  read(start: number, length: number): Buffer {
    const wanted = Math.max(0, Math.min(length, this.#length - start))
    if (this.#file === undefined) {
      this.#memory ??= Buffer.concat(this.#chunks)
      return this.#memory.subarray(start, start + wanted)
    }
    const bytes = Buffer.allocUnsafe(wanted)
    for (let done = 0; done < wanted;) {
      const count = readSync(this.#file, bytes, done, wanted - done, start + done)
      if (count === 0) throw new Error('The temporary file of a push has become shorter')
      done += count
    }
    return bytes
  }

  [Symbol.dispose](): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
    this.#chunks = []
    this.#memory = undefined
    this.#length = 0
  }

  #moveToFile(): void {
    const path = join(tmpdir(), `forge-push-${randomUUID()}`)
    this.#file = openSync(path, 'wx+', 0o600)
    unlinkSync(path)
    for (const chunk of this.#chunks) writeAll(this.#file, chunk)
    this.#chunks = []
    this.#memory = undefined
  }
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done)
}

/** Where the contract leaves a server the choice, this is what it chooses. */
import { setTimeout as sleep } from 'node:timers/promises'

export interface ServerChoices {
  /** The n-th ID. */
  readonly id: (serial: number) => number
  readonly time: (time: Date) => string
  /** The order of lists of which none is stated. */
  readonly inOrder: <Item>(items: readonly Item[]) => readonly Item[]
  /** Rewords an error message whose text is not specified. Preserves the names that it contains. */
  readonly words: (usual: string) => string
  /** Adds unspecified properties to a record. */
  readonly record: (record: object) => object
  /** The origin that links name. */
  readonly origin: (asAddressed: string) => string
  /** Whether a caller without permission gets 403 or 404. */
  readonly rejectsWith403: boolean
  /** Whether the creator of a project is one of its members. */
  readonly creatorIsMember: boolean
  /** The response to a removal whose body is not specified. */
  readonly afterRemoval: { readonly body?: null }
  /** The time of a commit at this moment. */
  readonly commitTime: (now: Date) => Date
  /** Whether the first branch of a repository is protected. */
  readonly protectsFirstBranch: boolean
  /** Whether the target branch gets the head of the source branch instead of a new commit, where that contains it. */
  readonly fastForwards: boolean
  /** Status of the response to a status of a commit that replaces another. */
  readonly replacedStatus: 200 | 201
  /** Whether the response to the creation of a group, whose properties are not specified, is the group. */
  readonly returnsNewGroup: boolean
  readonly headers: (usual: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
  /** Sends a body with its length, or in chunks. */
  readonly chunks: (body: string) => AsyncIterable<string | Uint8Array>
}

/** What most servers do. */
export const usual: ServerChoices = {
  id: (serial) => serial,
  time: (time) => time.toISOString(),
  inOrder: (items) => items,
  words: (words) => words,
  record: (record) => record,
  origin: (asAddressed) => asAddressed,
  rejectsWith403: true,
  creatorIsMember: true,
  afterRemoval: {},
  commitTime: (now) => now,
  protectsFirstBranch: true,
  fastForwards: false,
  replacedStatus: 201,
  returnsNewGroup: true,
  headers: (headers) => headers,
  async *chunks(body) {
    yield body
  },
}

/** What hardly any server does, and the contract allows. */
export const unusual: ServerChoices = {
  // Beyond 32 bits, and with gaps that grow.
  id: (serial) => 5_000_000_000 + serial * (serial + 7),
  time: (time) => time.toISOString().replace('Z', '+00:00'),
  inOrder: (items) => items.toReversed(),
  words: (words) => `Alas! ${words}, and so nothing was done.`,
  record: (record) =>
    Object.fromEntries(Object.entries({ mood: 'fine', x_links: { self: null }, ...record }).toReversed()),
  origin: () => 'https://forge.example.com',
  rejectsWith403: false,
  creatorIsMember: false,
  afterRemoval: { body: null },
  commitTime: (now) => new Date(Math.floor(now.getTime() / 1000) * 1000),
  protectsFirstBranch: false,
  fastForwards: true,
  replacedStatus: 200,
  returnsNewGroup: false,
  headers: (headers) => ({
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    'content-type': 'Application/JSON;charset="UTF-8"',
    'x-runtime': '0.042',
  }),
  async *chunks(body) {
    // Of the bytes: half of a character is sent before the other.
    const bytes = Buffer.from(body)
    const middle = Math.ceil(bytes.length / 2)
    yield bytes.subarray(0, middle)
    await sleep(5)
    yield bytes.subarray(middle)
  },
}

/** A value of a parameter. */
export type Value =
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | { readonly fields: Readonly<Record<string, Value>> }
  /** The id or name of a record of the world, such as `project`. */
  | { readonly record: string }
  /** A text: `before`, `unit` so many times, `after`. */
  | { readonly unit: string; readonly times: number; readonly before: string; readonly after: string }
  /** Lines that count up. */
  | { readonly lines: number }
  /** An array of so many equal items. */
  | { readonly item: Value; readonly times: number }
  /** An array of so many items, each an object in which its number replaces `#`. */
  | { readonly each: Readonly<Record<string, Value>>; readonly times: number }
  /** An array in an array, so many levels deep. */
  | { readonly nested: number }

import keywords from './keywords.json' with { type: 'json' }

/** What docs/extensions.md documents of a keyword. */
export interface Keyword {
  /** Objects of OpenAPI that have the keyword. */
  readonly on: string
  /** Documents that contain it. */
  readonly in: string
  readonly meaning: string
  readonly schema: object
}

/** The `x-…` keywords of the contract, by name. */
export const extensionKeywords: Readonly<Record<string, Keyword>> = keywords

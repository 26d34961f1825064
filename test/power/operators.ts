/** Operators: the kinds of defects of mutants, grouped in families. */

export interface Operator {
  readonly family: string
  readonly words: string
}

export const operators = {
  'SCH-01': { family: 'schema', words: 'a guaranteed property is missing' },
  'SCH-02': { family: 'schema', words: 'a value has another type' },
  'SCH-03': { family: 'schema', words: 'null instead of a value, or an omission instead of null' },
  'SCH-04': { family: 'schema', words: 'a value outside its set or format' },
  'SCH-05': { family: 'schema', words: 'a view that the caller may not see' },
  'HDR-01': { family: 'header', words: 'a paging header is missing' },
  'HDR-02': { family: 'header', words: 'a paging header is wrong by one' },
  'HDR-03': { family: 'header', words: 'a link has a wrong target' },
  'HDR-04': { family: 'header', words: 'another content type' },
  'HDR-05': { family: 'header', words: 'headers are missing in some responses' },
  'STA-01': { family: 'status', words: 'another status of a success' },
  'STA-02': { family: 'status', words: 'another status of an error' },
  'STA-03': { family: 'status', words: 'a failure is returned as a success, or the reverse' },
  'STA-04': { family: 'status', words: 'an error body of another shape' },
  'SEM-01': { family: 'semantics', words: 'a parameter is ignored' },
  'SEM-02': { family: 'semantics', words: 'a parameter means something else' },
  'SEM-03': { family: 'semantics', words: 'a search covers fewer properties' },
  'SEM-04': { family: 'semantics', words: 'another order' },
  'SEM-05': { family: 'semantics', words: 'another default' },
  'SEM-06': { family: 'semantics', words: 'another slice of the list' },
  'SEM-07': { family: 'semantics', words: 'a boundary is shifted' },
  'SEM-09': { family: 'semantics', words: 'a list omits items' },
  'SEM-10': { family: 'semantics', words: 'one of two combined filters is ignored' },
  'STT-01': { family: 'state', words: 'a write is returned and not stored' },
  'STT-02': { family: 'state', words: 'a forbidden transition is accepted' },
  'STT-03': { family: 'state', words: 'a validation is missing' },
  'STT-04': { family: 'state', words: 'a count or property is stale' },
  'STT-06': { family: 'state', words: 'a write has no effect for some requests' },
  'AUT-01': { family: 'access', words: 'anonymous callers are accepted' },
  'AUT-02': { family: 'access', words: 'callers without permission are accepted' },
  'AUT-03': { family: 'access', words: 'a hidden resource is returned' },
  'AUT-04': { family: 'access', words: 'sudo or credentials are misinterpreted' },
  'AUT-05': { family: 'access', words: 'a hidden resource is listed' },
  'IDT-01': { family: 'identity', words: 'id and iid are confused' },
  'IDT-02': { family: 'identity', words: 'IDs are unique in another scope' },
  'IDT-03': { family: 'identity', words: 'a path finds another resource' },
  'SFX-01': { family: 'side effects', words: 'an effect is missing' },
  'SFX-02': { family: 'side effects', words: 'an effect applies to too many records' },
  'SFX-03': { family: 'side effects', words: 'an effect applies to another record' },
  'SFX-04': { family: 'side effects', words: 'a write changes other records or properties' },
  'IDM-01': { family: 'idempotence', words: 'a repeated DELETE has another response' },
  'IDM-02': { family: 'idempotence', words: 'a repeated write has another response' },
  'ENC-01': { family: 'encoding', words: 'content is changed' },
  'ENC-02': { family: 'encoding', words: 'parameters are misread' },
  'ENC-03': { family: 'encoding', words: 'text outside ASCII is changed' },
} as const satisfies Record<string, Operator>

export type OperatorId = keyof typeof operators

/** Operators: the kinds of defects of mutants, grouped in families. */

export interface Operator {
  readonly family: string
  readonly description: string
}

export const operators = {
  'SCH-01': { family: 'schema', description: 'a guaranteed property is missing' },
  'SCH-02': { family: 'schema', description: 'a value has another type' },
  'SCH-03': { family: 'schema', description: 'null instead of a value, or an omission instead of null' },
  'SCH-04': { family: 'schema', description: 'a value outside its set or format' },
  'SCH-05': { family: 'schema', description: 'a view that the caller may not see' },
  'HDR-01': { family: 'header', description: 'a paging header is missing' },
  'HDR-02': { family: 'header', description: 'a paging header is wrong by one' },
  'HDR-03': { family: 'header', description: 'a link has a wrong target' },
  'HDR-04': { family: 'header', description: 'another content type' },
  'HDR-05': { family: 'header', description: 'headers are missing in some responses' },
  'STA-01': { family: 'status', description: 'another status of a success' },
  'STA-02': { family: 'status', description: 'another status of an error' },
  'STA-03': { family: 'status', description: 'a failure is returned as a success, or the reverse' },
  'STA-04': { family: 'status', description: 'an error body of another shape' },
  'SEM-01': { family: 'semantics', description: 'a parameter is ignored' },
  'SEM-02': { family: 'semantics', description: 'a parameter means something else' },
  'SEM-03': { family: 'semantics', description: 'a search covers fewer properties' },
  'SEM-04': { family: 'semantics', description: 'another order' },
  'SEM-05': { family: 'semantics', description: 'another default' },
  'SEM-06': { family: 'semantics', description: 'another slice of the list' },
  'SEM-07': { family: 'semantics', description: 'a boundary is shifted' },
  'SEM-09': { family: 'semantics', description: 'a list omits items' },
  'SEM-10': { family: 'semantics', description: 'one of two combined filters is ignored' },
  'STT-01': { family: 'state', description: 'a write is returned and not stored' },
  'STT-02': { family: 'state', description: 'a forbidden transition is accepted' },
  'STT-03': { family: 'state', description: 'a validation is missing' },
  'STT-04': { family: 'state', description: 'a count or property is stale' },
  'STT-06': { family: 'state', description: 'a write has no effect for some requests' },
  'AUT-01': { family: 'access', description: 'anonymous callers are accepted' },
  'AUT-02': { family: 'access', description: 'callers without permission are accepted' },
  'AUT-03': { family: 'access', description: 'a hidden resource is returned' },
  'AUT-04': { family: 'access', description: 'sudo or credentials are misinterpreted' },
  'AUT-05': { family: 'access', description: 'a hidden resource is listed' },
  'IDT-01': { family: 'identity', description: 'id and iid are confused' },
  'IDT-02': { family: 'identity', description: 'IDs are unique in another scope' },
  'IDT-03': { family: 'identity', description: 'a path finds another resource' },
  'SFX-01': { family: 'side effects', description: 'an effect is missing' },
  'SFX-02': { family: 'side effects', description: 'an effect applies to too many records' },
  'SFX-03': { family: 'side effects', description: 'an effect applies to another record' },
  'SFX-04': { family: 'side effects', description: 'a write changes other records or properties' },
  'IDM-01': { family: 'idempotence', description: 'a repeated DELETE has another response' },
  'IDM-02': { family: 'idempotence', description: 'a repeated write has another response' },
  'ENC-01': { family: 'encoding', description: 'content is changed' },
  'ENC-02': { family: 'encoding', description: 'parameters are misread' },
  'ENC-03': { family: 'encoding', description: 'text outside ASCII is changed' },
} as const satisfies Record<string, Operator>

export type OperatorId = keyof typeof operators

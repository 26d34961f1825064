/** The kinds of defects that mutants have: what goes wrong, and what family it belongs to. */

export interface Operator {
  readonly family: string
  /** What goes wrong. */
  readonly words: string
}

export const operators = {
  'SCH-01': { family: 'schema', words: 'a guaranteed property is missing' },
  'SCH-02': { family: 'schema', words: 'a value has another type' },
  'SCH-03': { family: 'schema', words: 'null where null cannot be, or nothing where null should be' },
  'SCH-04': { family: 'schema', words: 'a value outside its set or format' },
  'SCH-05': { family: 'schema', words: 'a view that the caller is not entitled to' },
  'HDR-01': { family: 'header', words: 'a paging header is missing' },
  'HDR-02': { family: 'header', words: 'a paging header is wrong by one' },
  'HDR-03': { family: 'header', words: 'a link leads astray' },
  'HDR-04': { family: 'header', words: 'another content type' },
  'HDR-05': { family: 'header', words: 'headers only sometimes' },
  'STA-01': { family: 'status', words: 'another success' },
  'STA-02': { family: 'status', words: 'another error' },
  'STA-03': { family: 'status', words: 'a failure is announced as success, or the reverse' },
  'STA-04': { family: 'status', words: 'an error body of another shape' },
  'SEM-01': { family: 'semantics', words: 'a parameter is ignored' },
  'SEM-02': { family: 'semantics', words: 'a parameter means something else' },
  'SEM-03': { family: 'semantics', words: 'a search looks in fewer places' },
  'SEM-04': { family: 'semantics', words: 'another order' },
  'SEM-05': { family: 'semantics', words: 'another default' },
  'SEM-06': { family: 'semantics', words: 'another slice of the list' },
  'SEM-07': { family: 'semantics', words: 'a boundary has moved' },
  'SEM-09': { family: 'semantics', words: 'a list omits items' },
  'SEM-10': { family: 'semantics', words: 'a filter is ignored beside another one' },
  'STT-01': { family: 'state', words: 'answered and not stored' },
  'STT-02': { family: 'state', words: 'a forbidden transition is accepted' },
  'STT-03': { family: 'state', words: 'a guard is gone' },
  'STT-04': { family: 'state', words: 'a stale or forgotten count' },
  'STT-06': { family: 'state', words: 'a write has no effect for some requests' },
  'AUT-01': { family: 'access', words: 'anonymous callers are let in' },
  'AUT-02': { family: 'access', words: 'callers are let in who lack the right' },
  'AUT-03': { family: 'access', words: 'what is hidden shows' },
  'AUT-04': { family: 'access', words: 'a hole in sudo or in the credentials' },
  'AUT-05': { family: 'access', words: 'what is hidden stands in a list' },
  'IDT-01': { family: 'identity', words: 'id and iid are confused' },
  'IDT-02': { family: 'identity', words: 'numbers are unique in another scope' },
  'IDT-03': { family: 'identity', words: 'an address leads elsewhere' },
  'SFX-01': { family: 'side effects', words: 'an effect is missing' },
  'SFX-02': { family: 'side effects', words: 'an effect reaches too far' },
  'SFX-03': { family: 'side effects', words: 'an effect on another object' },
  'SFX-04': { family: 'side effects', words: 'a write changes other records or properties' },
  'IDM-01': { family: 'idempotence', words: 'a repeated DELETE answers otherwise' },
  'IDM-02': { family: 'idempotence', words: 'a repeated write answers otherwise' },
  'ENC-01': { family: 'encoding', words: 'content is damaged' },
  'ENC-02': { family: 'encoding', words: 'parameters are misread' },
  'ENC-03': { family: 'encoding', words: 'text outside ASCII is damaged' },
} as const satisfies Record<string, Operator>

export type OperatorId = keyof typeof operators

/** The text of a search is a value of a prepared query and not part of its shape: all texts share one plan. */

interface Parameters {
  search?: string
}

/** The value of a prepared query that has the text of a search. */
export type SearchValue = Readonly<Record<'search', string>>

/** The text of a search as a value; empty without a search. */
export function searchValue({ search = '' }: Parameters): SearchValue {
  return { search }
}

/** The parameters as part of a shape, which says only whether there is a search. */
export function withAnySearch<P extends Parameters>(parameters: P): P {
  return withSearch(parameters, { search: 'any' })
}

/** The parameters with the text of the search, for the query. An empty text is no search, for which the value is not read. */
export function withSearch<P extends Parameters>(parameters: P, values: SearchValue): P {
  const { search } = parameters
  return search === undefined || search === '' ? parameters : { ...parameters, search: values.search }
}

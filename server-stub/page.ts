/** Pages of lists: what is requested, and what is returned. */

/** The requested page of a list; `page` counts from 1. */
export interface PageRequest {
  page: number
  perPage: number
}

/** Position of a page in the list: the source of the seven paging headers. */
export interface PageFacts extends PageRequest {
  /** Number of items of the whole list. */
  total: number
}

/** One page of a list, and the number of rows of the whole list. */
export interface Page<Row> extends PageFacts {
  rows: readonly Row[]
}

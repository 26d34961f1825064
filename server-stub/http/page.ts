/** Which slice of a list is wanted; `page` counts from 1. */
export interface PageRequest {
  page: number
  perPage: number
}

/** Where a page stands in its whole list: all that the seven paging headers are made of. */
export interface PageFacts extends PageRequest {
  /** How many items the whole list has. */
  total: number
}

/** One slice of a list, and how many rows the whole list has. */
export interface Page<Row> extends PageFacts {
  rows: readonly Row[]
}

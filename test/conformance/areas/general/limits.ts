/** Spec: document 1, "Limits". */
import { filteredPages } from '../../generated/pagination/filtered-pages.ts'
import * as pages from '../../generated/pagination/index.ts'
import { headersOfUnspecifiedLists } from '../../generated/pagination/unspecified-lists.ts'

export const limits = {
  'general/page-default': pages.firstPages,
  'general/per-page-default': pages.defaultSize,
  'general/per-page-maximum': pages.greatestSize,
  'general/per-page-respected': pages.pageSizes,
  'general/page-headers-on-every-list': [
    ...pages.pageHeaders,
    ...pages.emptyLists,
    ...headersOfUnspecifiedLists,
  ],
  'general/link-relations': pages.linkRelations,
  'general/links-are-full-urls': pages.linksAreFullUrls,
  'general/links-lead-through-the-list': [...pages.linksVisitEveryItem, ...filteredPages],
  'general/x-total': pages.totals,
  'general/x-total-pages': pages.totalPages,
  'general/x-per-page': pages.perPageHeaders,
  'general/x-page': pages.pageNumberHeaders,
  'general/x-next-page': pages.nextPageHeaders,
  'general/x-prev-page': pages.previousPageHeaders,
} as const

/** Spec: document 1, "Limits". */
import { check } from '../../fixtures/check.ts'
import { filteredPages } from '../../generated/pagination/filtered-pages.ts'
import * as pages from '../../generated/pagination/index.ts'
import { headersOfUnspecifiedLists } from '../../generated/pagination/unspecified-lists.ts'
import { variedTotals } from '../../generated/lists/varied-lists.ts'

export const limits = {
  'general/page-default': pages.firstPages,
  'general/per-page-default': [
    ...pages.defaultSize,
    check('of-more-items', 'The first of two pages has 20 items.', async ({ owner, given, act }) => {
      const project = await given.repository()
      for (let index = 1; index <= 20; index += 1) await given.branch(project)
      for (const [page, count] of [
        [1, 20],
        [2, 1],
      ] as const) {
        const query = page === 1 ? {} : { page }
        const response = await act(owner, 'listBranches', { path: project.path, query })
        const { length } = response.expectStatus(200).items
        if (length !== count) response.fail(`${count} items on page ${page}.`, `${length} items.`)
      }
    }),
  ],
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
  'general/x-total': [...pages.totals, ...variedTotals],
  'general/x-total-pages': pages.totalPages,
  'general/x-per-page': pages.perPageHeaders,
  'general/x-page': pages.pageNumberHeaders,
  'general/x-next-page': pages.nextPageHeaders,
  'general/x-prev-page': pages.previousPageHeaders,
} as const

/** A commit that an administrator adds as another user has the author and committer of that user. Spec: document 1, "Authentication", sudo. */
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { branchOf, writesToBranches } from '../effects/branch-heads.ts'
import { successesOf } from '../successes.ts'
import { asOtherUser, sudoVariationOf } from './sudo-variations.ts'
import { prepareRequest, sendPrepared, type Variation } from '../valid-request.ts'

type Write = (typeof writesToBranches)[number]

function authorUnderSudo(operation: Write): Check {
  const title = `${operation} under sudo adds a commit with the author that the user's own request gives it.`
  return generatedCheck('sudo-author', operation, title, async (context) => {
    const usual = await authorOf(context, operation, () => ({}))
    const underSudo = await authorOf(context, operation, (prepared) =>
      asOtherUser(context, prepared, prepared.by, sudoVariationOf(operation)),
    )
    underSudo.commit.expectMatch(usual.author)
  })
}

/** Who has written the commit that a request adds: the head of the branch afterwards. */
async function authorOf(
  context: CheckContext,
  operation: Write,
  variationOf: (prepared: Awaited<ReturnType<typeof prepareRequest>>) => Variation,
) {
  const prepared = await prepareRequest(context, operation)
  const sha = await branchOf(context, prepared)
  const written = await sendPrepared(context, prepared, variationOf(prepared))
  written.expectStatusIn(...successesOf(operation))
  const path = { id: Number(prepared.path['id']), sha }
  const commit = await context.as(prepared.by).observe('getCommit', { path })
  const { author_name, author_email, committer_name, committer_email } = commit.body
  return { commit, author: { author_name, author_email, committer_name, committer_email } }
}

export const authorsUnderSudo: readonly Check[] = writesToBranches.map(authorUnderSudo)

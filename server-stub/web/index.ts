/**
 * The pages beside the API: people sign in and out, open an account, and see and reset their private token. Plain HTML
 * from the server; nothing runs in the browser. Spec: document 1, "Authentication".
 */
import { Router, type RequestHandler } from 'express'
import { settingsOf } from '../resources/settings/queries.ts'
import { resetToken, showAccount } from './account.ts'
import { changePassword, showSignIn, signIn, signOut } from './signing-in.ts'
import { showSignUp, signUp } from './signing-up.ts'
import { paths } from './pages.ts'
import { visits, type Visit, type WebHouse } from './visit.ts'

/** Answers under the paths of the pages, and leaves everything else to others. */
export function createWeb(appContext: WebHouse): RequestHandler {
  const answer = (page: (visit: Visit) => Promise<void>): RequestHandler[] => visits(appContext, page)
  const router = Router({ strict: true, caseSensitive: true })
  router.get(paths.signIn, answer(showSignIn))
  router.post(paths.signIn, answer(signIn))
  router.post(paths.password, answer(changePassword))
  router.get(paths.signUp, answer(showSignUp))
  router.post(paths.signUp, answer(signUp))
  router.post(paths.signOut, answer(signOut))
  router.get(paths.account, answer(showAccount))
  router.post(paths.resetToken, answer(resetToken))
  router.get('/', async (_request, response, next) => {
    const { home_page_url: home } = await settingsOf(appContext.db)
    if (home === null || home === '') next()
    else response.redirect(home)
  })
  return router
}

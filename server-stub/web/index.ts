/**
 * Pages on which users sign in and out, register, and see and reset their private token. Plain HTML without scripts.
 * Spec: document 1, "Authentication".
 */
import { Router, type RequestHandler } from 'express'
import { settingsOf } from '../resources/settings/index.ts'
import { resetToken, showAccount } from './account.ts'
import { changePassword, showSignIn, signIn, signOut } from './sign-in.ts'
import { showSignUp, signUp } from './sign-up.ts'
import { paths } from './paths.ts'
import { webHandlers, type WebContext, type WebRequest } from './web-request.ts'

export { createRecordPages } from './records/index.ts'

/** Handles the paths of the pages; passes all other requests on. */
export function createWeb(appContext: WebContext): RequestHandler {
  const page = (handle: (request: WebRequest) => Promise<void>): RequestHandler[] =>
    webHandlers(appContext, handle)
  const router = Router({ strict: true, caseSensitive: true })
  router.get(paths.signIn, page(showSignIn))
  router.post(paths.signIn, page(signIn))
  router.post(paths.password, page(changePassword))
  router.get(paths.signUp, page(showSignUp))
  router.post(paths.signUp, page(signUp))
  router.post(paths.signOut, page(signOut))
  router.get(paths.account, page(showAccount))
  router.post(paths.resetToken, page(resetToken))
  router.get('/', async (_request, response, next) => {
    const { home_page_url: home } = await settingsOf(appContext.db)
    if (home === null || home === '') next()
    else response.redirect(home)
  })
  return router
}

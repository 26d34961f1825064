/** Paths of the pages that do not display a record. */
export const paths = {
  signIn: '/users/sign_in',
  signUp: '/users/sign_up',
  signOut: '/users/sign_out',
  password: '/users/password',
  account: '/profile/account',
  resetToken: '/profile/account/reset_private_token',
  projects: '/explore',
} as const

// Generated from openapi/ by `npm run build`; do not edit.

export const validators = {
  'catalog': () => import('./catalog.js'),
  'credentials': () => import('./credentials.js'),
  'planning': () => import('./planning.js'),
  'machines': () => import('./machines.js'),
  'builds': () => import('./builds.js'),
}

// Generated from openapi/ by `npm run build`; do not edit.

export const validators = {
  'catalog': () => import('./catalog.js'),
  'credentials': () => import('./credentials.js'),
  'planning': () => import('./planning.js'),
  'runners': () => import('./runners.js'),
  'jobs': () => import('./jobs.js'),
}

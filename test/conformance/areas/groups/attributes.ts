/** Values of the attributes of a group. Spec: document 2, "Groups". */

/** Values of the optional attributes, and the other value of each. */
export const attributes = [
  { description: 'Weaves', visibility: 'internal', lfs_enabled: true, request_access_enabled: false },
  { description: 'Spins', visibility: 'public', lfs_enabled: false, request_access_enabled: true },
] as const

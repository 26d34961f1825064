/** What other resources use of groups and namespaces. */
export { findGroup, findNamespace, findNamespaceOf, inGroup } from './relations.ts'
export { isGroupVisible } from './queries/visibility.ts'
export { addNamespace, changeNamespace, removeGroups } from './queries/writes.ts'

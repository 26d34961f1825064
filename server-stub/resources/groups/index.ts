/** What other resources use of groups and namespaces. */
export { findGroup, findNamespace, findNamespaceOf, inGroup } from './relations.ts'
export { addNamespace, removeGroups } from './queries/writes.ts'

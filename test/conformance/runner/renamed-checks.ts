/**
 * Checks that were released under another id. Lists of expected failures, selections and earlier reports may still name
 * them by it.
 */
const renamedChecks: Readonly<Record<string, string>> = {
  'create-tag/failure-is-405/one-of-nothing': 'create-tag/failure-is-405/unknown-ref',
  'create-tag/failure-is-405/one-that-exists-already': 'create-tag/failure-is-405/existing-name',
  'create-tag/from-tag/a-lightweight-one': 'create-tag/from-tag/lightweight',
  'create-tag/from-tag/an-annotated-one': 'create-tag/from-tag/annotated',
  'delete-tag/deletes/and-its-release-with-it': 'delete-tag/deletes/with-its-release',
  'set-up/people': 'set-up/users',
}

/** The id that a check has now. */
export function currentIdOf(id: string): string {
  return renamedChecks[id] ?? id
}

/** The ids under which a check was released before. */
export function formerIdsOf(id: string): readonly string[] {
  return formerIds.get(id) ?? []
}

/** Every former id. */
export function allFormerIds(): readonly string[] {
  return Object.keys(renamedChecks)
}

const formerIds = Map.groupBy(Object.keys(renamedChecks), currentIdOf)

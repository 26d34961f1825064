import type { Contract } from '../pipeline/contract.ts'

export const prefix = '/api/v4'

/** The contract for the mock, which ignores `servers`: the version prefix is part of the paths. */
export function mockDocument(contract: Contract): Contract {
  const paths = Object.entries(contract.paths).map(([path, item]) => [prefix + path, item] as const)
  return { ...contract, paths: Object.fromEntries(paths) }
}

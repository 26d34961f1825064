import type { Contract, Header } from '../pipeline/contract.ts'

export const prefix = '/api/v4'

/** The contract as the mock takes it: it ignores servers, so the version prefix stands in the paths. */
export function mockDocument(contract: Contract): Contract {
  const paths = Object.entries(contract.paths).map(([path, item]) => [prefix + path, item] as const)
  const headers = Object.entries(contract.components.headers ?? {}).map(
    ([name, header]) => [name, emptyMeansAbsent(header)] as const,
  )
  return {
    ...contract,
    paths: Object.fromEntries(paths),
    components: { ...contract.components, headers: Object.fromEntries(headers) },
  }
}

/** It takes a required header that is empty for one that is missing, and says so on its own answers. */
function emptyMeansAbsent(header: Header): Header {
  return header.example === '' ? { ...header, required: false } : header
}

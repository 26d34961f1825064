import type { CodeSample, Contract, LocatedOperation } from '../contract.ts'
import { isList, operationsOf } from '../contract.ts'
import { curlsOf } from './curl.ts'
import { sampleRequest } from './request.ts'
import { typescriptOf } from './typescript.ts'

/** A copy of the contract in which each operation has code samples. */
export function withSamples<C extends Contract>(contract: C): C {
  const copy = structuredClone(contract)
  for (const located of operationsOf(copy)) located.operation['x-codeSamples'] = samplesOf(contract, located)
  return copy
}

function samplesOf(contract: Contract, located: LocatedOperation): CodeSample[] {
  const request = sampleRequest(contract, located)
  return [
    ...curlsOf(request).map(({ label, source }) => ({ lang: 'Shell', label, source })),
    {
      lang: 'TypeScript',
      label: 'TypeScript',
      source: typescriptOf(located.operation.operationId, isList(contract, located), request),
    },
  ]
}

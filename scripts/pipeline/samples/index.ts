import type { CodeSample, Contract, Place } from '../contract.ts'
import { isList, operationsOf } from '../contract.ts'
import { curlsOf } from './curl.ts'
import { sampleRequest } from './request.ts'
import { typescriptOf } from './typescript.ts'

/** A copy of the contract in which each operation has code samples. */
export function withSamples<C extends Contract>(contract: C): C {
  const copy = structuredClone(contract)
  for (const place of operationsOf(copy)) place.operation['x-codeSamples'] = samplesOf(contract, place)
  return copy
}

function samplesOf(contract: Contract, place: Place): CodeSample[] {
  const request = sampleRequest(contract, place)
  return [
    ...curlsOf(request).map(({ label, source }) => ({ lang: 'Shell', label, source })),
    {
      lang: 'TypeScript',
      label: 'TypeScript',
      source: typescriptOf(place.operation.operationId, isList(contract, place), request),
    },
  ]
}

import type { Contract } from '../../pipeline/contract.ts'
import { isList } from '../../pipeline/contract.ts'
import { curlsOf } from '../../pipeline/samples/curl.ts'
import { sampleRequest, type SampleTarget } from '../../pipeline/samples/request.ts'
import { typescriptOf } from '../../pipeline/samples/typescript.ts'
import type { OperationEntry } from '../model/site.ts'
import { fetchOf } from './fetch.ts'
import { goOf } from './go.ts'
import { pythonGitlabOf } from './python-gitlab.ts'
import { pythonOf } from './python.ts'
import { rubyOf } from './ruby.ts'
import { resultOf } from './sample.ts'

export interface Sample {
  /** Of the tab. */
  readonly label: string
  /** For the highlighting: `sh`, `ts`, `js`, `python`, `ruby`, `go`. */
  readonly language: string
  readonly source: string
}

export interface Samples {
  readonly samples: readonly Sample[]
  /** The same call by curl in the other encodings of a body. */
  readonly otherEncodings: readonly Sample[]
}

/** How an operation is called, in every language of the reference. */
export function samplesFor(
  contract: Contract,
  { id, located }: OperationEntry,
  target: SampleTarget,
): Samples {
  const request = sampleRequest(contract, located, target)
  const result = resultOf(contract, located)
  const [curl, ...otherCurls] = curlsOf(request).map(({ label, source }) => ({
    label,
    language: 'sh',
    source,
  }))
  const library = pythonGitlabOf(id, request)
  const samples: Sample[] = [
    ...(curl === undefined ? [] : [curl]),
    { label: 'TypeScript', language: 'ts', source: typescriptOf(id, isList(contract, located), request) },
    { label: 'fetch', language: 'js', source: fetchOf(request, result) },
    { label: 'Python', language: 'python', source: library ?? pythonOf(request, result) },
    { label: 'Ruby', language: 'ruby', source: rubyOf(request, result) },
    { label: 'Go', language: 'go', source: goOf(request) },
  ]
  return { samples, otherEncodings: otherCurls }
}

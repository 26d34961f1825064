import { accessStated } from './access.ts'
import { oneAreaEach } from './areas.ts'
import { bodiesInEveryForm } from './bodies.ts'
import { bundleKeepsNames, noDuplicates } from './components.ts'
import { enumValuesExplained } from './enums.ts'
import { examplesPresent, examplesValid } from './examples.ts'
import { extensionsDocumented } from './extensions.ts'
import { fileNames, fileSize, noOrphans } from './files.ts'
import { operationIds } from './operation-ids.ts'
import { rowsComplete, rowsExpressed, unspecifiedKept } from './specification-rows.ts'
import { listsArePaged } from './paging.ts'
import { parametersHaveExamples, queryArrays } from './parameters.ts'
import { noPlaceholders } from './placeholders.ts'
import { everythingDescribed, operationProse } from './prose.ts'
import { everythingByReference, noInlineObjects } from './references.ts'
import { mandatoryResponses, statusKeys } from './responses.ts'
import type { ContractRule } from './rule.ts'
import { samplesRight } from './samples.ts'
import { noLeftovers, patternsCompile, schemasStayOpen } from './schemas.ts'
import { unionsDistinguished } from './unions.ts'
import { accessComplete, securityStated, sudoEverywhere } from './security.ts'
import { nameOnlyIsLoose, rulesTraceable, unspecifiedComplete } from './traceability.ts'
import { examplesConsistent } from './consistent-examples.ts'
import { createdRecordsAreNew } from './created-records.ts'

/** All rules for the contract, in addition to the strict lint. */
export const contractRules: readonly ContractRule[] = [
  fileNames,
  fileSize,
  noOrphans,
  bundleKeepsNames,
  noDuplicates,
  everythingByReference,
  noInlineObjects,
  oneAreaEach,
  operationIds,
  operationProse,
  everythingDescribed,
  noPlaceholders,
  enumValuesExplained,
  unionsDistinguished,
  parametersHaveExamples,
  queryArrays,
  sudoEverywhere,
  securityStated,
  accessComplete,
  accessStated,
  bodiesInEveryForm,
  statusKeys,
  mandatoryResponses,
  listsArePaged,
  noLeftovers,
  patternsCompile,
  schemasStayOpen,
  examplesPresent,
  examplesValid,
  examplesConsistent,
  createdRecordsAreNew,
  samplesRight,
  extensionsDocumented,
  rulesTraceable,
  nameOnlyIsLoose,
  unspecifiedComplete,
  rowsExpressed,
  rowsComplete,
  unspecifiedKept,
]

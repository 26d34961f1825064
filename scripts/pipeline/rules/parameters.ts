import type { Schema } from '../contract.ts'
import { resolve } from '../contract.ts'
import { headersIn, parametersIn } from '../walk.ts'
import type { ContractRule } from './rule.ts'

/** The reference, the mock and the client's tests all need a value that works. */
export const parametersHaveExamples: ContractRule = {
  id: 'parameters-have-examples',
  requirement: 'each parameter and header has a schema and an example',
  check: ({ contract }) =>
    [...parametersIn(contract), ...headersIn(contract)]
      .filter(
        ({ value }) =>
          value.schema === undefined || (value.example === undefined && value.examples === undefined),
      )
      .map(({ pointer: where }) => ({
        where,
        problem: 'A schema or an example is missing.',
        remedy: 'Give it a schema, and a value of the example world.',
      })),
}

/** Tools disagree about the serialization of arrays, so it is declared. */
export const queryArrays: ContractRule = {
  id: 'query-arrays',
  requirement: 'each array in the query has style form, exploded, under its plain name',
  check: ({ contract }) =>
    parametersIn(contract).flatMap(({ pointer: where, value }) => {
      const types = value.schema === undefined ? [] : [resolve<Schema>(contract, value.schema).type].flat()
      if (value.in !== 'query' || !types.includes('array')) return []
      if (value.style === 'form' && value.explode === true && !value.name.endsWith('[]')) return []
      const problem = `The array \`${value.name}\` does not declare its serialization.`
      return [{ where, problem, remedy: 'Write its plain name, style: form and explode: true.' }]
    }),
}

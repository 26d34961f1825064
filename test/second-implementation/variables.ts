/** Build variables. Spec: document 3, "Build variables". */
import { projectFor } from './access.ts'
import { flag, text } from './attributes.ts'
import type { Call, Handler } from './call.ts'
import { contentsOf, type Contents } from './contents.ts'
import { listed } from './pages.ts'
import { conflict, invalid, notFound } from './request-error.ts'

export const listVariables: Handler<'listVariables'> = (call) => {
  const records = [...variablesOf(call)].map(([key, { value }]) => ({ key, value }))
  return listed(call, call.choices.inOrder(records))
}

export const getVariable: Handler<'getVariable'> = (call) => {
  const { key, value } = variableIn(variablesOf(call), call)
  return { status: 200, body: { key, value } }
}

export const createVariable: Handler<'createVariable'> = (call) => {
  const variables = variablesOf(call)
  const key = call.attributes.required('key', text)
  const value = call.attributes.required('value', text)
  if (!/^[A-Za-z0-9_]{1,255}$/.test(key)) throw invalid('key', 'is no name of a variable')
  if (variables.has(key)) throw conflict(`The variable ${key} exists already`)
  const isProtected = call.attributes.optional('protected', flag) ?? false
  variables.set(key, { value, isProtected })
  return { status: 201, body: { key, value, protected: isProtected } }
}

export const updateVariable: Handler<'updateVariable'> = (call) => {
  const variables = variablesOf(call)
  const { key, isProtected: before } = variableIn(variables, call)
  const value = call.attributes.required('value', text)
  const isProtected = call.attributes.optional('protected', flag) ?? before
  variables.set(key, { value, isProtected })
  return { status: 200, body: { key, value, protected: isProtected } }
}

export const deleteVariable: Handler<'deleteVariable'> = (call) => {
  variablesOf(call).delete(call.path.required('key', text))
  return { status: 200, ...call.choices.afterRemoval }
}

type Variables = Contents['variables']

const variablesOf = (call: Call): Variables => contentsOf(projectFor(40, call)).variables

function variableIn(variables: Variables, { path }: Call) {
  const key = path.required('key', text)
  const found = variables.get(key)
  if (found === undefined) throw notFound('Variable')
  return { key, ...found }
}

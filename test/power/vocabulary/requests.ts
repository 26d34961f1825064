/** Defects in reading requests: the reference server gets an altered request. */
import { valueOf, valuesOf, withSegment, withValue, segmentsOf, type Call } from '../message.ts'
import type { Defect, Upstream, Fault } from '../mutant.ts'
import { hasOnlyFilters, when } from './conditions.ts'

/** The server gets an altered request. */
export function altersRequest(alter: (call: Call, upstream: Upstream) => Call): Fault {
  return { around: (call, upstream) => upstream.pass(alter(call, upstream)) }
}

/** Parameters have no effect. */
export function ignores(...names: readonly string[]): Fault {
  return altersRequest((call) => names.reduce((altered, name) => without(altered, name), call))
}

function without(call: Call, name: string): Call {
  return valuesOf(call, name).length === 0 ? call : withValue(call, name, undefined)
}

/** One of two filters has no effect if the query has no other. */
export function ignoresNextTo(other: string, ignored: string): Fault {
  return when(hasOnlyFilters(ignored, other), ignores(ignored))
}

/** The same call without a field of its form. */
export function withoutField(call: Call, name: string): Call {
  if (!(call.headers['content-type'] ?? '').includes('application/x-www-form-urlencoded')) return call
  const fields = new URLSearchParams(call.body.toString('utf8'))
  fields.delete(name)
  const body = Buffer.from(fields.toString())
  return { ...call, body, headers: { ...call.headers, 'content-length': String(body.length) } }
}

/** A parameter always has this value. */
export function setsParameter(name: string, value: unknown): Fault {
  return altersRequest((call) => withValue(call, name, value))
}

/** A parameter that is not sent has this value. */
export function defaultsParameter(name: string, value: unknown): Fault {
  return altersRequest((call) => (valuesOf(call, name).length === 0 ? withValue(call, name, value) : call))
}

/** A parameter that is sent gets another value; undefined removes it. */
export function altersParameter(name: string, as: (value: unknown) => unknown): Fault {
  return altersRequest((call) =>
    valuesOf(call, name).length === 0 ? call : withValue(call, name, as(wholeValue(call, name))),
  )
}

/** The value of a parameter; a list if it is sent several times. */
function wholeValue(call: Call, name: string): unknown {
  const values = valuesOf(call, name)
  return values.length === 1 ? values[0] : values
}

/** One parameter is read as another. */
export function readsParameterAs(name: string, other: string): Fault {
  return altersRequest((call) => {
    const value = valueOf(call, name)
    return value === undefined ? call : withValue(without(call, name), other, value)
  })
}

/** A segment of the path is replaced; 0 is the first after the prefix. */
export function altersPathSegment(segment: number, as: (text: string, call: Call) => string): Fault {
  return altersRequest((call) => withSegment(call, segment, as(segmentsOf(call)[segment] ?? '', call)))
}

/** A defect for each of these parameters: it has no effect. */
export function ignoresEach(...names: readonly string[]): readonly Defect[] {
  return names.map((name) => ['SEM-01', `ignores ${name}`, ignores(name)])
}

/** Only the first characters of a text have an effect. */
export function cutsText(name: string, length: number): Fault {
  return altersParameter(name, (text) => String(text).slice(0, length))
}

/** The statuses of the reference server agree with a second table, which was written by hand from the specification. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operations, type OperationId } from '../../generated/operations.ts'
import { isOperationId } from '../conformance/protocol/operation-ids.ts'
import {
  ofOwnRecords,
  otherRejections,
  rejectedAsUnauthenticated,
  requirementByHand,
  withoutCredentials,
  type Requirement,
} from './access-by-hand.ts'

interface Cell {
  readonly operation: OperationId
  readonly visibility: string
  readonly caller: string
  readonly status: number
}

/** The cells of the table of the access matrix. */
function cellsOfServer(): Cell[] {
  const file = join(import.meta.dirname, 'access-of-the-reference-server.txt')
  const [heading = '', ...lines] = readFileSync(file, 'utf8').split('\n').slice(2)
  const columns = [...heading.matchAll(/[\w-]+/g)].map(({ 0: caller, index }) => ({
    caller,
    start: index - 1,
  }))
  const cells: Cell[] = []
  for (const line of lines) {
    const [, operation = '', visibility = ''] = /^(\w+?)\s*(private|internal|public)?\s/.exec(line) ?? []
    if (!isOperationId(operation)) continue
    for (const [index, { caller, start }] of columns.entries()) {
      const status = Number(/\d{3}/.exec(line.slice(start, columns[index + 1]?.start))?.[0])
      if (!Number.isNaN(status)) cells.push({ operation, visibility, caller, status })
    }
  }
  return cells
}

const roles = ['guest', 'reporter', 'developer', 'master', 'owner'] as const

function sees(caller: string, visibility: string): boolean {
  if (visibility === 'public' || caller === 'admin' || caller === 'author') return true
  if (roles.some((role) => role === caller)) return true
  return visibility === 'internal' && caller === 'non-member'
}

function hasRole(caller: string, least: (typeof roles)[number]): boolean {
  return caller === 'admin' || roles.findIndex((role) => role === caller) >= roles.indexOf(least)
}

function isAllowed(requirement: Requirement, caller: string, visibility: string): boolean {
  if (requirement === 'author') return caller === 'author' || caller === 'admin'
  if (requirement === 'admin') return caller === 'admin'
  if (requirement === 'code') return visibility !== 'private' || hasRole(caller, 'reporter')
  if (requirement === 'anyone' || requirement === 'signed-in' || requirement === 'member-or-visible')
    return true
  return hasRole(caller, requirement)
}

/** Statuses that the caller may get. */
function expectedStatuses({ operation, visibility, caller }: Cell): readonly number[] {
  const requirement = requirementByHand(operation)
  if (ofOwnRecords.includes(operation)) return [statusOfForeignRecord(operation, caller)]
  if (requirement === undefined) return []
  const isWithinScope = visibility !== '' && requirement !== 'admin'
  if (caller === 'anonymous' && !withoutCredentials.includes(operation)) return [401]
  // A hidden record looks like one that does not exist, which a deletion does not mind.
  if (isWithinScope && !sees(caller, visibility))
    return operations[operation].method === 'DELETE' ? [404, 200] : [404]
  const other = otherRejections[operation]?.[caller]
  if (other !== undefined) return [other]
  if (isAllowed(requirement, caller, visibility)) return [200, 201, 202, 204]
  return rejectedAsUnauthenticated.includes(operation) ? [401] : [403]
}

function statusOfForeignRecord(operation: OperationId, caller: string): number {
  if (caller === 'anonymous') return 401
  const isVisible = caller === 'admin' && operation.endsWith('Runner')
  return isVisible || operations[operation].method === 'DELETE' ? 200 : 404
}

const cells = cellsOfServer()

test('every operation of the matrix has a requirement', () => {
  const missing = cells
    .map(({ operation }) => operation)
    .filter((operation) => requirementByHand(operation) === undefined && !ofOwnRecords.includes(operation))
  expect([...new Set(missing)]).toEqual([])
  expect(cells.length).toBeGreaterThan(3500)
})

test('every cell agrees with the second table', () => {
  const mismatches = cells
    .filter((cell) => !expectedStatuses(cell).includes(cell.status))
    .map(({ operation, visibility, caller, status }) =>
      [operation, visibility, caller, status].filter(Boolean).join(' '),
    )
  expect(mismatches).toEqual([])
})

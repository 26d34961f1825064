/** Looks at the cells of which the specification says nothing: told in the report, never judged. */
import { access, type AccessPersona } from '../../../../generated/access.ts'
import { operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { Blocked, Observed } from '../../protocol/signals.ts'
import type { Persona } from '../../fixtures/actor.ts'
import type { World } from '../../fixtures/context.ts'
import { isSuccess, prepare, send, sweptOperations, type Prepared, type SweptOperation } from '../valid-request.ts'
import { cellsOf, placesOf, type Cell } from './cells.ts'
import { callerOf, canBeTried, isRepeatable, requestOn } from './requests.ts'
import { enterAlone, personaOf } from './shared-scopes.ts'

type SilentCell = Cell<SweptOperation>

function silentCells(operation: SweptOperation): readonly SilentCell[] {
  return cellsOf(operation).filter((cell) => cell.said === null && canBeTried(cell))
}

/** Whether a cell is looked at in any run: by roles in what is private, and from outside everywhere. */
function isTelling({ visibility, persona }: SilentCell): boolean {
  return visibility === null || visibility === 'private' || outside.has(persona)
}

const outside: ReadonlySet<AccessPersona> = new Set<AccessPersona>(['anonymous', 'stranger', 'external'])

const silent = sweptOperations.filter((operation) => silentCells(operation).length > 0)
const reads = silent.filter((operation) => operations[operation].method === 'GET')
const writes = silent.filter((operation) => operations[operation].method !== 'GET')

/** What any run looks at: reads, as far as the answers of roles may differ. */
export const telling: readonly Check[] = reads
  .filter((operation) => silentCells(operation).some(isTelling))
  .map((operation) => observesRead(operation, silentCells(operation).filter(isTelling)))

/** Every silent cell. */
export const everything: readonly Check[] = [
  ...reads.map((operation) => observesRead(operation, silentCells(operation))),
  ...writes.map(observesWrite),
]

/** Nothing changes by a read, so that all callers make the same request. */
function observesRead(operation: SweptOperation, cells: readonly SilentCell[]): Check {
  return observes(operation, async (world) => {
    for (const cell of cells) {
      const prepared = await world.uses(requestOn(operation, cell.visibility))
      await look(world, cell, prepared, await callerOf(world, cell, prepared.by))
    }
  })
}

/** A write has a project or group of its own; whoever is let in uses a request up. */
function observesWrite(operation: SweptOperation): Check {
  return observes(operation, async (world) => {
    for (const visibility of placesOf(operation)) {
      const cells = silentCells(operation).filter((cell) => cell.visibility === visibility)
      let prepared: Prepared | null = null
      for (const cell of cells) {
        prepared ??= await afresh(world, cell, cell === cells[0])
        const by = await personaOf(world, cell.persona, prepared.by)
        if (await look(world, cell, prepared, by)) prepared = null
      }
    }
  })
}

/** A request that nobody has used, on a stage of the check's own where it needs one. */
async function afresh(
  world: World,
  { operation, visibility }: SilentCell,
  first: boolean,
): Promise<Prepared> {
  const { within } = access[operation]
  if (visibility === null || within === 'instance') return prepare(world, operation)
  if (first || !isRepeatable(operation)) await enterAlone(world, visibility, within)
  return prepare(world, operation, visibility)
}

function observes(operation: SweptOperation, run: (world: World) => Promise<void>): Check {
  return generatedCheck('observed', operation, `who may ${operation}, where nothing says`, async (world) => {
    // Nothing is judged here, so that what is missing for a look is held against nobody.
    const missing = await untilBlocked(() => run(world))
    throw new Observed([...world.sightings.map(shown), ...missing].join('; '))
  })
}

/** Runs to the end, or to what cannot be done; returns what that is. */
async function untilBlocked(run: () => Promise<void>): Promise<readonly string[]> {
  try {
    await run()
    return []
  } catch (error) {
    if (error instanceof Blocked) return [`then ${error.by}`]
    throw error
  }
}

function shown({ persona, visibility, status }: World['sightings'][number]): string {
  return `${visibility === null ? '' : `${visibility}, `}${persona}: ${status ?? 'no answer'}`
}

/** Makes the request by the caller of a cell; returns whether it succeeded. */
async function look(
  world: World,
  { operation, persona, visibility }: SilentCell,
  prepared: Prepared,
  by: Persona,
): Promise<boolean> {
  const { status } = await send(world, prepared, { by })
  world.sightings.push({ operation, persona, visibility, status, lawful: null })
  return isSuccess(status)
}

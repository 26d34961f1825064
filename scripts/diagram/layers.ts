/** The layers of the server as a Mermaid diagram of their imports. */
import type { Import } from './imports.ts'

/** Files that are one box of the diagram. */
export interface Layer {
  readonly name: string
  readonly label: string
  readonly files: RegExp
}

/** Layers by name, with the layers that they import. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Draws the layers with an arrow for each import that does not follow from other arrows. */
export function drawLayers(layers: readonly Layer[], imports: readonly Import[]): string {
  const graph = graphOf(layers, imports)
  const boxes = layers.map(({ name, label }) => `  ${name}["${label}"]`)
  const arrows = layers.flatMap(({ name }) =>
    [...(graph.get(name) ?? [])].sort().flatMap((other) => arrow(graph, name, other)),
  )
  return ['flowchart TD', ...boxes, ...arrows].join('\n')
}

/** Throws for a file that belongs to no layer. */
function graphOf(layers: readonly Layer[], imports: readonly Import[]): Graph {
  const layerOf = (path: string): string => {
    const layer = layers.find(({ files }) => files.test(path))
    if (layer === undefined) throw new Error(`${path} belongs to no layer of the diagram`)
    return layer.name
  }
  const graph = new Map(layers.map(({ name }) => [name, new Set<string>()]))
  for (const { from, to } of imports)
    if (layerOf(from) !== layerOf(to)) graph.get(layerOf(from))?.add(layerOf(to))
  return graph
}

function arrow(graph: Graph, from: string, to: string): string[] {
  const follows = [...(graph.get(from) ?? [])].some(
    (between) =>
      between !== to &&
      !areMutual(graph, from, between) &&
      !areMutual(graph, between, to) &&
      reaches(graph, between, to),
  )
  if (follows) return []
  if (graph.get(to)?.has(from) !== true) return [`  ${from} --> ${to}`]
  return from < to ? [`  ${from} <--> ${to}`] : []
}

function areMutual(graph: Graph, one: string, other: string): boolean {
  return reaches(graph, one, other) && reaches(graph, other, one)
}

function reaches(graph: Graph, from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true
  seen.add(from)
  return [...(graph.get(from) ?? [])].some((next) => !seen.has(next) && reaches(graph, next, to, seen))
}

/** Metrics in the text format of Prometheus. */

type Labels = Readonly<Record<string, string>>

interface Sample {
  /** What follows the name of the metric, such as `_count`. */
  suffix?: string
  labels?: Labels
  value: number
}

/** A metric with all its samples. */
export interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  samples(): Iterable<Sample>
}

/** The media type of the text format. */
export const expositionType = 'text/plain; version=0.0.4; charset=utf-8'

/** The metrics as text. */
export function exposition(metrics: readonly Metric[]): string {
  return metrics.map(textOf).join('')
}

function textOf(metric: Metric): string {
  const { name, help, type } = metric
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
  for (const { suffix = '', labels = {}, value } of metric.samples())
    lines.push(`${name}${suffix}${labelsText(labels)} ${value}`)
  return `${lines.join('\n')}\n`
}

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

/** A metric whose values are read when they are requested. */
export function gauge(name: string, help: string, samples: () => Iterable<Sample>): Metric {
  return { name, help, type: 'gauge', samples }
}

/** Counts what happens, by labels. */
export class Counter implements Metric {
  readonly type = 'counter'
  readonly name: string
  readonly help: string
  readonly #samples = new Map<string, { labels: Labels; value: number }>()

  constructor(name: string, help: string) {
    this.name = name
    this.help = help
  }

  add(labels: Labels): void {
    const key = labelsText(labels)
    const sample = this.#samples.get(key)
    if (sample === undefined) this.#samples.set(key, { labels, value: 1 })
    else sample.value++
  }

  samples(): Iterable<Sample> {
    return this.#samples.values()
  }
}

interface Distribution {
  labels: Labels
  /** Number of values up to each bound, and above the last one; not cumulative. */
  counts: number[]
  sum: number
}

/** Counts values by their size, by labels. */
export class Histogram implements Metric {
  readonly type = 'histogram'
  readonly name: string
  readonly help: string
  readonly #bounds: readonly number[]
  readonly #distributions = new Map<string, Distribution>()

  /** `bounds` are the upper bounds of the buckets, in ascending order. */
  constructor(name: string, help: string, bounds: readonly number[]) {
    this.name = name
    this.help = help
    this.#bounds = bounds
  }

  observe(labels: Labels, value: number): void {
    const key = labelsText(labels)
    let distribution = this.#distributions.get(key)
    if (distribution === undefined) {
      distribution = { labels, counts: Array.from({ length: this.#bounds.length + 1 }, () => 0), sum: 0 }
      this.#distributions.set(key, distribution)
    }
    const index = this.#bounds.findIndex((bound) => value <= bound)
    const bucket = index < 0 ? this.#bounds.length : index
    distribution.counts[bucket] = (distribution.counts[bucket] ?? 0) + 1
    distribution.sum += value
  }

  *samples(): Iterable<Sample> {
    for (const { labels, counts, sum } of this.#distributions.values()) {
      let count = 0
      for (const [index, own] of counts.entries()) {
        count += own
        const le = String(this.#bounds[index] ?? '+Inf')
        yield { suffix: '_bucket', labels: { ...labels, le }, value: count }
      }
      yield { suffix: '_sum', labels, value: sum }
      yield { suffix: '_count', labels, value: count }
    }
  }
}

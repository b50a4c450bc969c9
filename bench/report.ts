import type { Size } from './databases.ts'
import type { Percentiles } from './latency.ts'

/**
 * A row of the table. Speed: per second, target is the minimum ratio to the baseline. Cost and writes: per second, target is the maximum
 * ratio. Latency: per second. Memory: MB, weight: KB, target is the maximum. A target of 0 is none.
 */
export interface Figure {
  kind: 'speed' | 'cost' | 'latency' | 'writes' | 'memory' | 'weight'
  name: string
  figure: number
  against?: string
  baseline?: number
  ratio?: number
  /** Of the rounds: far apart where other load disturbed them. */
  ratios?: { min: number; max: number }
  target: number
  met: boolean
  statements?: { count: number; atMost: number }
  /** Milliseconds. */
  latency?: Percentiles
  /** Number of failures. */
  failed?: number
}

export interface Report {
  at: string
  node: string
  /** Whether all processes ran on one core. */
  pinned: boolean
  client: string
  few: Size
  many: Size | 'generated before'
  figures: Figure[]
}

const headings: Record<Figure['kind'], string[]> = {
  speed: ['Speed', 'a second', 'baseline', 'a second', 'ratio', 'wanted', 'SQL', ''],
  cost: ['Cost with many', 'a second', 'with few', 'a second', 'cost', 'at most', '', ''],
  latency: ['Mixed load', 'a second', '', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'failed'],
  writes: ['Writes', 'a second', 'baseline', 'a second', 'cost', 'at most', '', ''],
  memory: ['Memory', 'MB', '', '', '', 'at most', '', ''],
  weight: ['Weight', 'KB', '', '', '', 'at most', '', ''],
}
const kinds = Object.keys(headings) as Figure['kind'][]

/** Formats the results for the terminal. */
export function tableOf({ figures }: Report): string {
  const rows = kinds.flatMap(kind => {
    const of = figures.filter(figure => figure.kind === kind)
    return of.length > 0 ? [headings[kind], ...of.map(cells), []] : []
  })
  const widths = headings.speed.map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)))
  return rows
    .map(row => row.map((cell, i) => (i === 0 || i === 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '))
    .join('\n')
}

const number = (value: number | undefined) => (value === undefined ? '' : value >= 100 ? String(Math.round(value)) : value.toFixed(1))

function cells({ kind, name, figure, against = '', baseline, ratio, target, met, statements, latency, failed }: Figure) {
  if (latency) {
    const { p50, p95, p99, max } = latency
    return [name, number(figure), '', ...[p50, p95, p99, max].map(number), String(failed)]
  }
  const isRatio = ratio !== undefined
  return [
    name,
    number(figure),
    kind === 'cost' ? '' : against,
    number(baseline),
    isRatio ? ratio.toFixed(3) : '',
    target === 0 ? '' : isRatio ? target.toFixed(3) : String(target),
    statements ? `${statements.count} of ${statements.atMost}` : '',
    target === 0 ? '' : met ? 'met' : 'not met',
  ]
}

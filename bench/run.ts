import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hrefTo } from '@stragan/routing'
import { buildStorefront } from '../scripts/build.ts'
import { ask } from './ask.ts'
import { bringUpToDate, openGround, type Size, stockUp } from './ground.ts'
import { byOurselves, chooseLoad } from './load.ts'
import { pinToOneCore } from './processes.ts'
import type { Figure, Report } from './report.ts'
import { host } from './shopper.ts'
import { type CostRow, costRows, type Measure, type Servers, type SpeedRow, speedRows, startServers } from './speed.ts'
import { type Weight, weigh, weightTargets } from './weight.ts'

export interface BenchOptions {
  /** How long each measurement lasts, and how often it is repeated, in turns with its baseline. */
  seconds: number
  rounds: number
  /** What is compared with a shop of `few.products`. */
  few: Size
  many: Size
  /** A database that `npm run shop -- generate` filled, in the place of `many`. */
  generated?: string | undefined
  weight: boolean
  /** Without one: on as many cores as there are, by a client of our own. The smoke test's. */
  oneCore: boolean
  report: (line: string) => void
}

/** Everything `npm run bench` measures, in one run. */
export async function runBench(options: BenchOptions): Promise<Report> {
  const { report, few, many } = options
  buildStorefront()
  const pinned = options.oneCore && pinToOneCore()
  const { name: client, load } = options.oneCore ? chooseLoad() : { name: 'own client', load: byOurselves }
  const ground = await openGround(report)
  try {
    const database = { few: await ground.generated(few), many: options.generated ?? (await ground.generated(many)) }
    if (options.generated) await bringUpToDate(options.generated)
    await stockUp(database.few)
    const servers = await startServers(database, ground.fileFolder)
    try {
      const figures: Figure[] = []
      for (const row of await speedRows(servers, database.few, load)) figures.push(await speed(row, options))
      for (const row of await costRows(servers, load)) figures.push(await cost(row, options))
      if (options.weight) for (const weight of await weighed(servers, report)) figures.push(...weight)
      return {
        at: new Date().toISOString(),
        node: process.version,
        pinned,
        client,
        few,
        many: options.generated ? 'generated before' : many,
        figures,
      }
    } finally {
      for (const server of Object.values(servers)) await server.stop()
    }
  } finally {
    await ground.remove()
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Takes turns, so that a machine that is busy for a while is so for both; the ratio is the median of the rounds' own. */
async function inTurns(first: Measure, second: Measure, { seconds, rounds }: BenchOptions) {
  const pairs: [number, number][] = []
  for (let round = 0; round < rounds; round++) pairs.push([await first(seconds), await second(seconds)])
  return { first: median(pairs.map(([a]) => a)), second: median(pairs.map(([, b]) => b)), ratio: median(pairs.map(([a, b]) => a / b)) }
}

async function speed(row: SpeedRow, options: BenchOptions): Promise<Figure> {
  const { first, second, ratio } = await inTurns(row.measure, row.baseline, options)
  const statements = row.statements && { count: await row.statements.count(), atMost: row.statements.atMost }
  options.report(`${row.name}: ${first.toFixed(1)}/s, ${second.toFixed(1)}/s for ${row.against}`)
  const met = ratio >= row.atLeast && (!statements || statements.count <= statements.atMost)
  return {
    kind: 'speed',
    name: row.name,
    figure: first,
    against: row.against,
    baseline: second,
    ratio,
    target: row.atLeast,
    met,
    ...(statements && { statements }),
  }
}

async function cost(row: CostRow, options: BenchOptions): Promise<Figure> {
  const { first, second, ratio } = await inTurns(row.few, row.many, options)
  options.report(`${row.name}: ${first.toFixed(1)}/s with few, ${second.toFixed(1)}/s with many`)
  return {
    kind: 'cost',
    name: row.name,
    figure: second,
    against: 'the same with few',
    baseline: first,
    ratio,
    target: row.atMost,
    met: ratio <= row.atMost,
  }
}

/** Asks for a page until it is packed as small as one that many ask for; no longer than that may take. */
async function askedForOften(port: number, path: string) {
  const headers = { Host: `${host}:${port}`, 'accept-encoding': 'br' }
  const size = async () => (await ask(port, path, { headers })).body.length
  // As soon as it is kept; its smallest form is begun by these and comes some time later.
  for (let i = 0; i < 5; i++) await size()
  const before = await size()
  for (let i = 0; i < 50; i++) await size()
  for (let i = 0; i < 50 && (await size()) >= before; i++) await pause(100)
}

async function weighed({ storefront }: Servers, report: BenchOptions['report']): Promise<Figure[][]> {
  const pages = [
    { page: 'home', path: hrefTo('pl', 'home') },
    { page: 'product', path: hrefTo('pl', 'product', { id: 7 }) },
  ]
  for (const { path } of pages) await askedForOften(storefront.port, path)
  const weights = await weigh(pages.map(({ page, path }) => ({ page, url: `http://${host}:${storefront.port}${path}` })))
  report('weight of home and product')
  return weights.map(figuresOf)
}

const labels: Record<keyof typeof weightTargets, string> = {
  html: 'HTML',
  scriptsBefore: 'JavaScript before the first interaction',
  scriptsInAll: 'JavaScript in all',
  whole: 'whole page',
}

const figuresOf = (weight: Weight): Figure[] =>
  (Object.keys(labels) as (keyof typeof weightTargets)[]).map(part => {
    const kilobytes = weight[part] / 1024
    return {
      kind: 'weight',
      name: `${weight.page}: ${labels[part]}`,
      figure: kilobytes,
      target: weightTargets[part],
      met: kilobytes <= weightTargets[part],
    }
  })

export const resultsFolder = join(import.meta.dirname, 'results')

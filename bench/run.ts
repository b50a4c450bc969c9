import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hrefTo } from '@stragan/routing'
import { buildStorefront } from '../scripts/build.ts'
import { migrateDatabase, openDatabases, raiseOrderLimits, type Size } from './databases.ts'
import { chooseClient, nodeClient } from './load-clients.ts'
import { measureWeights, type Weight, weightTargets } from './page-weight.ts'
import { pinToOneCore } from './processes.ts'
import type { Figure, Report } from './report.ts'
import { sendRequest } from './request.ts'
import { host } from './shopper.ts'
import { type CostRow, costRows, type Measure, type Servers, type SpeedRow, speedRows, startServers } from './speed.ts'

export interface BenchOptions {
  /** Duration and number of measurements; each alternates with its baseline. */
  seconds: number
  rounds: number
  few: Size
  many: Size
  /** URL of a database that `npm run shop -- generate` filled, in place of `many`. */
  generated?: string | undefined
  weight: boolean
  /** False in the smoke test: uses all cores, and the client in Node. */
  oneCore: boolean
  report: (line: string) => void
}

/** Runs all measurements of `npm run bench`. */
export async function runBench(options: BenchOptions): Promise<Report> {
  const { report, few, many } = options
  buildStorefront()
  const pinned = options.oneCore && pinToOneCore()
  const { name: client, load } = options.oneCore ? chooseClient() : { name: 'own client', load: nodeClient }
  const databases = await openDatabases(report)
  try {
    const database = { few: await databases.create(few), many: options.generated ?? (await databases.create(many)) }
    if (options.generated) await migrateDatabase(options.generated)
    await raiseOrderLimits(database.few)
    const servers = await startServers(database, databases.fileFolder)
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
    await databases.remove()
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Alternates two measurements, so that other load affects both; the ratio is the median of the rounds' ratios. */
async function alternate(first: Measure, second: Measure, { seconds, rounds }: BenchOptions) {
  const pairs: [number, number][] = []
  for (let round = 0; round < rounds; round++) pairs.push([await first(seconds), await second(seconds)])
  return { first: median(pairs.map(([a]) => a)), second: median(pairs.map(([, b]) => b)), ratio: median(pairs.map(([a, b]) => a / b)) }
}

async function speed(row: SpeedRow, options: BenchOptions): Promise<Figure> {
  const { first, second, ratio } = await alternate(row.measure, row.baseline, options)
  const statements = row.statements && { count: await row.statements.count(), atMost: row.statements.max }
  options.report(`${row.name}: ${first.toFixed(1)}/s, ${second.toFixed(1)}/s for ${row.against}`)
  const met = ratio >= row.minRatio && (!statements || statements.count <= statements.atMost)
  return {
    kind: 'speed',
    name: row.name,
    figure: first,
    against: row.against,
    baseline: second,
    ratio,
    target: row.minRatio,
    met,
    ...(statements && { statements }),
  }
}

async function cost(row: CostRow, options: BenchOptions): Promise<Figure> {
  const { first, second, ratio } = await alternate(row.few, row.many, options)
  options.report(`${row.name}: ${first.toFixed(1)}/s with few, ${second.toFixed(1)}/s with many`)
  return {
    kind: 'cost',
    name: row.name,
    figure: second,
    against: 'the same with few',
    baseline: first,
    ratio,
    target: row.maxRatio,
    met: ratio <= row.maxRatio,
  }
}

/** Requests a page until it is compressed as a popular one, for at most five seconds. */
async function makePopular(port: number, path: string) {
  const headers = { Host: `${host}:${port}`, 'accept-encoding': 'br' }
  const size = async () => (await sendRequest(port, path, { headers })).body.length
  // The first requests fill the cache; the next ones start the slow compression, which ends some time later.
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
  for (const { path } of pages) await makePopular(storefront.port, path)
  const weights = await measureWeights(pages.map(({ page, path }) => ({ page, url: `http://${host}:${storefront.port}${path}` })))
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

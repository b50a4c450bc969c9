import { join } from 'node:path'
import { openPostgres } from '@stragan/api'
import { buildApplications } from '../scripts/build.ts'
import { backOfficeRows } from './back-office.ts'
import { apiCostRows, type CostRow, pageCostRows } from './cost.ts'
import { migrateDatabase, openDatabases, type Size } from './databases.ts'
import { chooseClient, type Load, type Measure, nodeClient } from './load-clients.ts'
import { embeddedMemory, postgresMemory } from './memory.ts'
import { mixedLoadFigures } from './mixed-load.ts'
import { weightFigures } from './page-weight.ts'
import { pinToOneCore } from './processes.ts'
import type { Figure, Report } from './report.ts'
import { type Pair, startServers, stopServers } from './servers.ts'
import { type SpeedRow, speedRows } from './speed.ts'
import { type WriteRow, writeRows } from './writes.ts'

export interface BenchOptions {
  /** Duration and number of measurements; each alternates with its baseline. */
  seconds: number
  rounds: number
  few: Size
  many: Size
  /** URL of a database that `npm run shop -- generate` filled, in place of `many`. */
  generated?: string | undefined
  weight: boolean
  /** Customers of the mixed load, at least two. */
  customers?: number
  /** Rows of an import. */
  importedRows?: number
  /** False in the smoke test: uses all cores, and the client in Node. */
  oneCore: boolean
  report: (line: string) => void
}

/** Runs all measurements of `npm run bench`. */
export async function runBench(options: BenchOptions): Promise<Report> {
  const { report, few, many, generated } = options
  buildApplications()
  const pinned = options.oneCore && pinToOneCore()
  const { name: client, load } = options.oneCore ? chooseClient() : { name: 'own client', load: nodeClient }
  const databases = await openDatabases(report)
  try {
    const database = { few: await databases.create(few), many: generated ?? (await databases.create(many)) }
    if (generated) await migrateDatabase(generated)
    const figures = await measureAll({ database, dataFolder: databases.fileFolder, load }, options)
    return {
      at: new Date().toISOString(),
      node: process.version,
      pinned,
      client,
      few,
      many: generated ? 'generated before' : many,
      figures,
    }
  } finally {
    await databases.remove()
  }
}

interface Setting {
  database: Pair<string>
  dataFolder: string
  load: Load
}

async function measureAll({ database, dataFolder, load }: Setting, options: BenchOptions): Promise<Figure[]> {
  const { report, seconds, rounds, few, customers = 20 } = options
  const figures: Figure[] = []
  const servers = await startServers(database, dataFolder, customers)
  try {
    for (const row of await speedRows(servers, load)) figures.push(await speed(row, options))
    for (const row of await apiCostRows(servers.api, load)) figures.push(await cost(row, options))
    for (const row of await pageCostRows(servers.shop, database, load)) figures.push(await cost(row, options))
    for (const row of await backOfficeRows(servers.api, database, load)) figures.push(await cost(row, options))
    report('mixed load')
    figures.push(...(await mixedLoadFigures({ shop: servers.shop.few, database: database.few, seconds: seconds * rounds, report })))
    figures.push(...postgresMemory(servers.shop))
    report('weight of home and product')
    if (options.weight) figures.push(...(await weightFigures(servers.shop.few.port)))
    const db = openPostgres(database.few)
    // The servers listen to the changes.
    for (const row of await writeRows(db, options.importedRows ?? 10_000)) figures.push(await write(row, options))
    await db.close()
  } finally {
    await stopServers(servers)
  }
  report('memory with the embedded database')
  figures.push(await embeddedMemory(few, customers, seconds * rounds))
  return figures
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Alternates two measurements, so that other load affects both; the ratio is the median of the rounds' ratios. Of several rounds the first
 * is preceded by one that does not count, since servers compile what is called often.
 */
async function alternate(first: Measure, second: Measure, { seconds, rounds }: BenchOptions) {
  const round = async (): Promise<[number, number]> => [await first(seconds), await second(seconds)]
  if (rounds > 1) await round()
  const pairs: [number, number][] = []
  for (let i = 0; i < rounds; i++) pairs.push(await round())
  const ratios = pairs.map(([a, b]) => a / b)
  return {
    first: median(pairs.map(([a]) => a)),
    second: median(pairs.map(([, b]) => b)),
    ratio: median(ratios),
    ratios: { min: Math.min(...ratios), max: Math.max(...ratios) },
  }
}

async function speed(row: SpeedRow, options: BenchOptions): Promise<Figure> {
  const { first, second, ratio, ratios } = await alternate(row.measure, row.baseline, options)
  const statements = row.statements && { count: await fewestOf(row.statements.count), atMost: row.statements.max }
  options.report(`${row.name}: ${first.toFixed(1)}/s, ${second.toFixed(1)}/s for ${row.against}`)
  const met = ratio >= row.minRatio && (!statements || statements.count <= statements.atMost)
  return {
    kind: 'speed',
    name: row.name,
    figure: first,
    against: row.against,
    baseline: second,
    ratio,
    ratios,
    target: row.minRatio,
    met,
    ...(statements && { statements }),
  }
}

/** The least of three counts: on a busy machine a cache may expire, or hear of a change, in between and load again. */
const fewestOf = async (count: () => Promise<number>): Promise<number> => Math.min(await count(), await count(), await count())

async function cost(row: CostRow, options: BenchOptions): Promise<Figure> {
  const { first, second, ratio, ratios } = await alternate(row.few, row.many, options)
  options.report(`${row.name}: ${first.toFixed(1)}/s with few, ${second.toFixed(1)}/s with many`)
  return {
    kind: 'cost',
    name: row.name,
    figure: second,
    against: 'the same with few',
    baseline: first,
    ratio,
    ratios,
    target: row.maxRatio,
    met: row.maxRatio === 0 || ratio <= row.maxRatio,
  }
}

async function write({ name, measure, against, baseline, maxRatio }: WriteRow, options: BenchOptions): Promise<Figure> {
  const { first, second, ratio, ratios } = await alternate(baseline, measure, options)
  options.report(`${name}: ${second.toFixed(1)}/s, ${first.toFixed(1)}/s ${against}`)
  const met = maxRatio === 0 || ratio <= maxRatio
  return { kind: 'writes', name, figure: second, against, baseline: first, ratio, ratios, target: maxRatio, met }
}

export const resultsFolder = join(import.meta.dirname, 'results')

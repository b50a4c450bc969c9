import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tableOf } from '../bench/report.ts'
import { resultsFolder, runBench } from '../bench/run.ts'

/** `npm run bench`: speed, cost with many shops and products, weight of pages. bench/README.md explains the table. */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    products: { type: 'string', default: '100000' },
    shops: { type: 'string', default: '999' },
    orders: { type: 'string', default: '100000' },
    generated: { type: 'string' },
  },
})
const startedAt = Date.now()
// Servers end with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
try {
  const report = await runBench({
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    few: { products: 1000, shops: 1, each: 100, orders: 1000 },
    many: { products: Number(values.products), shops: Number(values.shops), each: 100, orders: Number(values.orders) },
    generated: values.generated,
    weight: true,
    oneCore: true,
    report: line => console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(5)} s  ${line}`),
  })
  console.log(`\n${tableOf(report)}`)
  mkdirSync(resultsFolder, { recursive: true })
  const file = join(resultsFolder, `${report.at.slice(0, 10)}.json`)
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  console.log(`Written to ${file}`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

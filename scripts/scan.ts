import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { type RunningShop, startShop } from '../apps/server/test/start-shop.ts'
import { testDatabases } from '../apps/server/test/test-databases.ts'
import { buildApplications } from './build.ts'
import { isFalsePositive, type Scanned } from './scan/findings.ts'
import { scanWithSqlmap } from './scan/sqlmap.ts'
import { customerOf, targetsOfCalls, targetsOfForms } from './scan/targets.ts'
import { attacks, headers, scanWithWapiti } from './scan/wapiti.ts'

/**
 * `npm run test:scan`: runs Wapiti and sqlmap against a shop of its own on each database. `-- --quick` takes a few minutes per database
 * instead of an hour. No request leaves this machine.
 */
const isQuick = process.argv.includes('--quick')
const seconds = isQuick ? { wapiti: 20, sqlmap: 15 } : { wapiti: 180, sqlmap: 90 }

installScanners()
buildApplications()
let passed = 0
let failed = 0
for (const [database, make] of testDatabases) {
  const { env, remove } = await make()
  const shop = await startShop({ ...env, DEMO: '1', LOG_LEVEL: 'error', TRUST_PROXY: 'loopback' })
  try {
    await scan(shop, database)
  } finally {
    await shop.kill()
    await remove()
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

async function scan(shop: RunningShop, database: string) {
  const folder = mkdtempSync(join(tmpdir(), 'stragan-scan-'))
  const url = shop.url.replace('localhost', '127.0.0.1')
  console.log(`\nOn ${database}: ${url}`)
  const wapiti = { url, folder, seconds: seconds.wapiti }
  report(await scanWithWapiti({ ...wapiti, name: 'wapiti over https', modules: headers, depth: 1, https: true }))
  report(await scanWithWapiti({ ...wapiti, name: 'wapiti as a guest', modules: attacks, depth: 3 }))
  const { cookie } = await customerOf(url)
  report(await scanWithWapiti({ ...wapiti, name: 'wapiti as a customer', modules: attacks, depth: 3, cookie }))
  for (const target of [...(await targetsOfCalls(url)), ...(await targetsOfForms(url))])
    report(await scanWithSqlmap(url, join(folder, 'sqlmap'), target, seconds.sqlmap))
  report({ name: 'the shop is running and has logged no failure', findings: [], ...(await stateOf(shop)) })
  rmSync(folder, { recursive: true, force: true })
}

async function stateOf(shop: RunningShop): Promise<Pick<Scanned, 'failed'>> {
  const failures = shop
    .output()
    .split('\n')
    .filter(line => line.includes('"level":50'))
  if (failures.length > 0) return { failed: `${failures.length} failures in its log, as ${failures[0]?.slice(0, 300)}` }
  const { ok } = await fetch(`${shop.url}/healthz`)
  return ok ? {} : { failed: 'it does not answer' }
}

function report({ name, findings, failed: reason }: Scanned) {
  const wrong = findings.filter(finding => !isFalsePositive(finding))
  const isFine = wrong.length === 0 && reason === undefined
  if (isFine) passed++
  else failed++
  console.log(`  ${isFine ? '✓' : '×'} ${name}${reason ? `: ${reason}` : ''}`)
  for (const { kind, where, what } of wrong) console.log(`      ${kind}: ${where}: ${what}`)
}

/** Installs them on Debian as root; elsewhere they have to be installed. */
function installScanners() {
  const missing = ['wapiti', 'sqlmap'].filter(name => !existsSync(`/usr/bin/${name}`))
  if (missing.length === 0) return
  if (!existsSync('/etc/debian_version') || userInfo().uid !== 0)
    throw new Error(
      `${missing.join(' and ')} are not installed: install them (on Debian: apt-get install ${missing.join(' ')}) and start again`,
    )
  console.log(`Installing ${missing.join(' and ')} from the system’s packages`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { stdio: ['ignore', 'ignore', 'inherit'] })
}

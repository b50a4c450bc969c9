import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Scanned } from './findings.ts'
import { runScanner } from './run-scanner.ts'

interface WapitiReport {
  vulnerabilities: Record<string, WapitiFinding[]>
  anomalies: Record<string, WapitiFinding[]>
}

interface WapitiFinding {
  method: string
  path: string
  parameter: string
  info: string
}

interface WapitiScan {
  name: string
  url: string
  /** For Wapiti's configuration, session and report. */
  folder: string
  modules: readonly string[]
  depth: number
  seconds: number
  cookie?: string
  https?: boolean
}

/** Modules that work offline: ssrf and xxe need a server of Wapiti's authors. */
export const attacks = [
  'sql',
  'blindsql',
  'xss',
  'permanentxss',
  'file',
  'exec',
  'crlf',
  'redirect',
  'shellshock',
  'csrf',
  'htaccess',
  'methods',
  'backup',
]
export const headers = ['http_headers', 'cookieflags', 'csp']

/** Paths that end the session, or are no pages. */
const excluded = ['logout', 'sitemap.xml', 'account-data', 'assets/*', 'api/my-shop/pictures/*']

/** Workaround for Wapiti of Debian 12: Python refuses its patterns of excluded addresses, whose flags are at the end. */
const pythonFix = `import re
compiled = re.compile
def compile(pattern, flags=0):
    if isinstance(pattern, str) and pattern.endswith('(?ms)'):
        pattern = '(?ms)' + pattern[:-5]
    return compiled(pattern, flags)
re.compile = compile
`

export async function scanWithWapiti({ name, url, folder, modules, depth, seconds, cookie, https }: WapitiScan): Promise<Scanned> {
  const reportFile = join(folder, `${name.replaceAll(/\W+/g, '-')}.json`)
  // Python imports `sitecustomize` from PYTHONPATH at its start.
  writeFileSync(join(folder, 'sitecustomize.py'), pythonFix)
  const { output } = await runScanner('wapiti', {
    folder,
    // Wapiti limits each step itself; at twice the time it hangs.
    seconds: seconds * (modules.length + 1) * 2,
    args: [
      ...['-u', `${url}/en`, '--scope', 'domain', '-m', modules.join(','), '-d', String(depth)],
      ...[
        '--max-scan-time',
        String(seconds),
        '--max-attack-time',
        String(seconds),
        '--max-links-per-page',
        '60',
        '--max-files-per-dir',
        '4',
      ],
      ...['--max-parameters', '40', '--flush-session', '--no-bugreport', '-f', 'json', '-o', reportFile],
      ...['--store-session', join(folder, `${name}-session`), '--store-config', join(folder, 'config')],
      // Debian's Wapiti requests Brotli, but cannot decode it.
      ...['-H', 'accept-encoding: identity', ...(https ? ['-H', 'x-forwarded-proto: https'] : [])],
      ...(cookie ? ['-c', cookieFile(folder, url, cookie)] : []),
      ...excluded.flatMap(path => ['-x', `${url}/${path}`]),
    ],
  })
  const pages = Number(/Wapiti found (\d+) URLs/.exec(output)?.[1] ?? 0)
  const minPages = depth > 0 ? 20 : 1
  if (pages < minPages) return { name, findings: [], failed: `Wapiti found ${pages} pages and forms: ${output.slice(-300)}` }
  return { name: `${name}: ${pages} pages and forms`, findings: findingsOf(readFileSync(reportFile, 'utf8')) }
}

/** Parses a report. */
function findingsOf(report: string): Finding[] {
  const { vulnerabilities, anomalies } = JSON.parse(report) as WapitiReport
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, all]) =>
    all.map(({ method, path, parameter, info }) => ({
      scanner: 'wapiti' as const,
      kind,
      where: `${method} ${path}`,
      what: parameter ? `${info} (${parameter})` : info,
    })),
  )
}

/** Writes the cookies in Wapiti's format. */
function cookieFile(folder: string, url: string, cookie: string): string {
  const file = join(folder, 'cookies.json')
  const attributes = { expires: null, secure: false, port: null, version: 0 }
  const cookies = Object.fromEntries(
    cookie.split('; ').map(one => [one.split('=')[0], { ...attributes, value: one.slice(one.indexOf('=') + 1) }]),
  )
  writeFileSync(file, JSON.stringify({ [new URL(url).hostname]: { '/': cookies } }))
  return file
}

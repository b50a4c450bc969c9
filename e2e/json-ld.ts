import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const vocabulary = join(dirname(require.resolve('schema-dts/package.json')), 'dist/schema.d.ts')
const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc')

const options = [
  '--noEmit',
  '--pretty',
  'false',
  '--strict',
  '--skipLibCheck',
  '--ignoreConfig',
  '--types',
  '',
  '--module',
  'nodenext',
  '--target',
  'esnext',
]

/** The JSON-LD of a page. */
export const jsonLdOf = (html: string): unknown[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json))

/** An action names its input as `query-input` (schema.org/docs/actions.html, part 4), which stands for the property. */
const serialise = (node: unknown) => JSON.stringify(node).replace(/"(\w+)-(?:input|output)":/g, '"$1":')

/**
 * Violations of the schema.org vocabulary in the JSON-LD of some addresses: an unknown type or property, a property of another type,
 * a value outside its range. The vocabulary is available as TypeScript types, so the compiler checks it.
 */
export function schemaViolations(jsonLd: ReadonlyMap<string, readonly unknown[]>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'stragan-schema-org-'))
  const file = join(folder, 'nodes.ts')
  const lines = [`import type { Graph, Thing, WithContext } from ${JSON.stringify(vocabulary)}`]
  const addresses = [...jsonLd].flatMap(([address, nodes]) => nodes.map(node => ({ address, node })))
  for (const { node } of addresses) lines.push(`export const node${lines.length}: WithContext<Thing> | Graph = ${serialise(node)}`)
  writeFileSync(file, lines.join('\n'))
  const { stdout, status } = spawnSync(process.execPath, [compiler, ...options, file], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  rmSync(folder, { recursive: true })
  if (status === 0) return []
  const found = [...stdout.matchAll(/nodes\.ts\((\d+),\d+\): error (.*)/g)]
  if (found.length === 0) throw new Error(`The compiler did not say what is wrong: ${stdout}`)
  return found.map(([, line = '', error]) => `${addresses[Number(line) - 2]?.address}: ${error}`)
}

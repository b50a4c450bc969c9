import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls/index.ts'

const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')

test('docs/operating.md lists the rate limits of every call', () => {
  const all: Call[] = Object.values(calls).flatMap(feature => Object.values(feature))
  const missing = all.flatMap(({ method, path, limit = [] }) =>
    [limit]
      .flat()
      .map(({ attempts, per = 'address' }) => ({ call: `${method} ${path.slice(1)}`, attempts, per }))
      .filter(
        ({ call, attempts, per }) =>
          !page.split('\n').some(line => line.includes(`\`${call}\``) && line.endsWith(`| ${attempts} | ${per} |`)),
      ),
  )
  expect(missing).toEqual([])
})

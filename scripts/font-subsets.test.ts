import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeSubsets } from './font-subsets.ts'

test('what pages preload of a typeface is smaller than the files of its package', async () => {
  const folder = await writeSubsets()
  const { resolve } = createRequire(import.meta.url)
  const bytes = (file: string) => readFileSync(file).length
  expect(readdirSync(folder).sort()).toEqual(
    ['brygada-1918', 'figtree', 'public-sans'].flatMap(typeface => [`${typeface}-latin.woff2`, `${typeface}-polish.woff2`]),
  )
  for (const typeface of ['brygada-1918', 'figtree', 'public-sans']) {
    const whole = (part: string) => bytes(resolve(`@fontsource-variable/${typeface}/files/${typeface}-${part}-wght-normal.woff2`))
    expect(bytes(join(folder, `${typeface}-polish.woff2`))).toBeLessThan(whole('latin-ext') / 3)
    expect(bytes(join(folder, `${typeface}-latin.woff2`))).toBeLessThan(whole('latin'))
  }
})

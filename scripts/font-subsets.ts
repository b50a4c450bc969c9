import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const cache = join(import.meta.dirname, '../node_modules/.cache/font-subsets')
const typefaces = ['public-sans', 'figtree', 'brygada-1918']
/** The weights that pages use. */
const variationAxes = { wght: { min: 400, max: 700 } }

const charactersOf = (...ranges: readonly (readonly [first: number, last: number])[]) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))).join('')

/** Of each subset: the file of the package that it is taken from, and its characters, which are the `unicode-range` in fonts.css. */
const subsets = {
  latin: {
    from: 'latin',
    characters: `${charactersOf([0x20, 0xff], [0x2000, 0x206f])}ıŒœʻʼˆ˚˜\u0304\u0308\u0329€™↑↓−∕\ufeff\ufffd`,
  },
  polish: { from: 'latin-ext', characters: 'ĄąĆćĘęŁłŃńŚśŹźŻż' },
}

/** Resolves `@stragan/fonts/<typeface>-<subset>.woff2` to what pages show first of a typeface: about half of the bytes of its files (record 015). */
export const fontSubsets = (): Plugin => ({
  name: 'stragan:font-subsets',
  config: async () => ({
    resolve: { alias: { '@stragan/fonts': await writeSubsets() } },
    // Files: in a style sheet every page would load those of all typefaces.
    build: { assetsInlineLimit: path => (path.endsWith('.woff2') ? false : undefined) },
  }),
})

/** Returns the folder of the subsets, which is written once for each version of the packages. */
export async function writeSubsets(): Promise<string> {
  const { resolve } = createRequire(import.meta.url)
  const jobs = await Promise.all(
    typefaces.flatMap(typeface =>
      Object.entries(subsets).map(async ([name, { from, characters }]) => ({
        file: `${typeface}-${name}.woff2`,
        characters,
        source: await readFile(resolve(`@fontsource-variable/${typeface}/files/${typeface}-${from}-wght-normal.woff2`)),
      })),
    ),
  )
  // What decides how they are cut: this file, and the version of the library.
  const hash = createHash('sha256')
    .update(await readFile(import.meta.filename))
    .update(await readFile(resolve('subset-font/package.json')))
  for (const { source } of jobs) hash.update(source)
  const folder = join(cache, hash.digest('hex').slice(0, 12))
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  const written = await mkdtemp(`${folder}-`)
  for (const { file, characters, source } of jobs)
    await writeFile(join(written, file), await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes }))
  // Other users may build, too.
  await chmod(written, 0o755)
  await rename(written, folder).catch(async error => {
    await rm(written, { recursive: true })
    // Another build was faster.
    if (!existsSync(folder)) throw error
  })
  return folder
}

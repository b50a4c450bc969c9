import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const cache = join(import.meta.dirname, '../node_modules/.cache/font-subsets')
const styles = join(import.meta.dirname, '../packages/ui/src/fonts.css')
/** The file of the package that each subset is cut from. */
const sources: Record<string, string> = { latin: 'latin', polish: 'latin-ext' }

/** A subset that a `@font-face` of fonts.css names, with the weights and characters that it declares; null if the face has another file. */
function subsetOf(face: string) {
  const [, file = '', typeface = '', name = ''] = /@stragan\/fonts\/((\w[\w-]*)-(\w+)\.woff2)/.exec(face) ?? []
  const [, ranges = ''] = /unicode-range:([^;]+)/.exec(face) ?? []
  const [, weights = ''] = /font-weight:([^;]+)/.exec(face) ?? []
  const from = sources[name]
  if (!from) return null
  const source = `@fontsource-variable/${typeface}/files/${typeface}-${from}-wght-normal.woff2`
  return { file, package: source, characters: charactersIn(ranges), variationAxes: { wght: axisOf(weights) } }
}

/** A weight, or the range of two, as in `400 700`. */
function axisOf(weights: string) {
  const [min = 0, max = min] = weights.trim().split(' ').map(Number)
  return min === max ? min : { min, max }
}

/** The characters of ranges as in `U+0104-0107, U+20AC`. */
const charactersIn = (ranges: string) =>
  ranges
    .split(',')
    .flatMap(range => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map(hex => Number.parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
    })
    .join('')

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
  const css = await readFile(styles, 'utf8')
  const subsets = css.split('@font-face').flatMap(face => subsetOf(face) ?? [])
  const jobs = await Promise.all(subsets.map(async subset => ({ ...subset, source: await readFile(resolve(subset.package)) })))
  // What decides how they are cut: weights and ranges, this file, and the version of the library.
  const hash = createHash('sha256')
    .update(css)
    .update(await readFile(import.meta.filename))
    .update(await readFile(resolve('subset-font/package.json')))
  for (const { source } of jobs) hash.update(source)
  const folder = join(cache, hash.digest('hex').slice(0, 12))
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  const written = await mkdtemp(`${folder}-`)
  for (const { file, characters, source, variationAxes } of jobs)
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

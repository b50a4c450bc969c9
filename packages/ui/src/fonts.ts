import brygadaExt from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2?url'
import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url'
import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import publicSansExt from '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url'
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'

const files = {
  'Public Sans': [publicSans, publicSansExt],
  Figtree: [figtree, figtreeExt],
  'Brygada 1918': [brygada, brygadaExt],
}

/**
 * Font files to preload for a value of `--font-text` or `--font-display`: its first family, latin and latin-ext (ą, ł, and the zł of every
 * price). Empty for other families.
 */
export function fontFilesOf(fontFamily: string): readonly string[] {
  const [first = ''] = fontFamily.split(',')
  const name = first.trim().replaceAll(/["']/g, '')
  return Object.entries(files).find(([family]) => family === name)?.[1] ?? []
}

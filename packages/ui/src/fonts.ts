import brygada from '@stragan/fonts/brygada-1918-latin.woff2?url'
import brygadaPolish from '@stragan/fonts/brygada-1918-polish.woff2?url'
import figtree from '@stragan/fonts/figtree-latin.woff2?url'
import figtreePolish from '@stragan/fonts/figtree-polish.woff2?url'
import publicSans from '@stragan/fonts/public-sans-latin.woff2?url'
import publicSansPolish from '@stragan/fonts/public-sans-polish.woff2?url'

const files = {
  'Public Sans': [publicSans, publicSansPolish],
  Figtree: [figtree, figtreePolish],
  'Brygada 1918': [brygada, brygadaPolish],
}

/**
 * Font files to preload for a value of `--font-text` or `--font-display`: its first family, Latin and Polish letters (the zł of every
 * price). Empty for other families.
 */
export function fontFilesOf(fontFamily: string): readonly string[] {
  const [first = ''] = fontFamily.split(',')
  const name = first.trim().replaceAll(/["']/g, '')
  return Object.entries(files).find(([family]) => family === name)?.[1] ?? []
}

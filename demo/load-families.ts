import { readdir } from 'node:fs/promises'
import type { DemoFamily } from './types.ts'

/** Every family of a folder, by file name, so that a new file is a new family. */
export async function loadFamilies(folder: URL): Promise<DemoFamily[]> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.ts')).sort()
  return Promise.all(files.map(async name => ((await import(new URL(name, folder).href)) as { family: DemoFamily }).family))
}

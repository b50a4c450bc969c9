import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The file's bytes, made first where it is not there; it appears whole or not at all. */
export async function writeOnce(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (await stat(path).catch(() => null)) return readFile(path)
  const bytes = await make()
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}.draft`
  await writeFile(draft, bytes)
  await rename(draft, path)
  return bytes
}

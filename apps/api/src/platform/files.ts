import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Reads a file, or creates it atomically where it does not exist. */
export async function writeOnce(path: string, create: () => Promise<Buffer>): Promise<Buffer> {
  if (await stat(path).catch(() => null)) return readFile(path)
  const bytes = await create()
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomUUID()}.tmp`
  await writeFile(temporary, bytes)
  await rename(temporary, path)
  return bytes
}

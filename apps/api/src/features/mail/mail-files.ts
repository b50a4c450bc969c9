import { readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../platform/database.ts'
import { existingMailIds } from './mail.queries.ts'

const batchSize = 1000

/**
 * Deletes the `.eml` files of mails whose rows were deleted, by retention or by closing an account. Other files in the folder stay.
 */
export async function deleteMailFiles(db: Database, now: Date, folder: string): Promise<void> {
  const ids = (await namesIn(folder)).flatMap(name => /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml$/.exec(name)?.[1] ?? [])
  for (let from = 0; from < ids.length; from += batchSize) {
    const batchIds = ids.slice(from, from + batchSize)
    const existing = await existingMailIds(db, now, batchIds)
    for (const id of batchIds) if (!existing.has(id)) await unlessGone(unlink(join(folder, `${id}.eml`)))
  }
}

const namesIn = async (folder: string) => (await unlessGone(readdir(folder))) ?? []

/** Ignores ENOENT: another process may have deleted the file, and the folder is created with the first mail. */
const unlessGone = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })

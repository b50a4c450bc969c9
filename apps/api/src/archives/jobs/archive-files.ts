import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveFileLimits } from '@stragan/contract/admin'

const folderOf = (fileFolder: string) => join(fileFolder, 'archives')
/** Path of the file of an export or upload. */
export const archivePath = (fileFolder: string, id: string) => join(folderOf(fileFolder), `${id}.zip`)

export const makeArchiveFolder = (fileFolder: string) => mkdir(folderOf(fileFolder), { recursive: true, mode: 0o700 })

const readingPrefix = 'reading-'

/** Makes a folder for what is unpacked of an archive while it is read, in the place of those that killed attempts have left. */
export async function newReadingFolder(fileFolder: string, id: string): Promise<string> {
  await makeArchiveFolder(fileFolder)
  const prefix = `${readingPrefix}${id}-`
  await deleteThose(fileFolder, name => name.startsWith(prefix))
  return mkdtemp(join(folderOf(fileFolder), prefix))
}

/** What is there while an archive is written or read, and longer only where the process was killed. */
const isOfWork = (name: string) => name.startsWith(readingPrefix) || name.endsWith('.partial')
const maxWorkMs = 2 * 86_400_000

/** Moves an uploaded file into the folder of archives. */
export async function storeArchive(fileFolder: string, id: string, path: string): Promise<void> {
  await makeArchiveFolder(fileFolder)
  const stored = archivePath(fileFolder, id)
  await rename(path, stored).catch(() => copyFile(path, stored))
}

export async function deleteFiles(fileFolder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(archivePath(fileFolder, id), { force: true })
}

const dayMs = 86_400_000

/** When a file expires that was written at a moment. */
export const expiryOf = (written: Date) => new Date(written.getTime() + archiveFileLimits.fileDays * dayMs)

/** Deletes the expired files of archives, and what killed processes have left. */
export const deleteArchiveFiles = (fileFolder: string, now: Date): Promise<void> =>
  deleteThose(fileFolder, (name, written) => (isOfWork(name) ? written.getTime() + maxWorkMs : expiryOf(written).getTime()) < now.getTime())

/** Deletes all that work on archives has left, while no process works. */
export const deleteLeftOvers = (fileFolder: string): Promise<void> => deleteThose(fileFolder, isOfWork)

async function deleteThose(fileFolder: string, isDeleted: (name: string, written: Date) => boolean): Promise<void> {
  const folder = folderOf(fileFolder)
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && isDeleted(name, found.mtime)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveFileLimits } from '@stragan/contract/admin'

const folderOf = (fileFolder: string) => join(fileFolder, 'archives')
/** Where the file of an export is written, or that of an upload kept. */
export const archivePath = (fileFolder: string, id: string) => join(folderOf(fileFolder), `${id}.zip`)

export const makeArchiveFolder = (fileFolder: string) => mkdir(folderOf(fileFolder), { recursive: true, mode: 0o700 })

/** Keeps an uploaded file. */
export async function keepArchive(fileFolder: string, id: string, path: string): Promise<void> {
  await makeArchiveFolder(fileFolder)
  const kept = archivePath(fileFolder, id)
  await rename(path, kept).catch(() => copyFile(path, kept))
}

export async function deleteFiles(fileFolder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(archivePath(fileFolder, id), { force: true })
}

const dayMs = 86_400_000

/** Until when a file that was written at a moment is kept. */
export const keptUntil = (written: Date) => new Date(written.getTime() + archiveFileLimits.fileDays * dayMs)

/** Deletes the files of archives that are kept no longer. */
export async function deleteArchiveFiles(fileFolder: string, now: Date): Promise<void> {
  const folder = folderOf(fileFolder)
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && keptUntil(found.mtime) < now) await rm(join(folder, name), { force: true })
  }
}

import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileProblem, UploadedFile } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { JobDependencies } from '../../context.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Original } from '../pictures/pictures.ts'

export interface ImportDependencies extends JobDependencies {
  /** The data folder: files wait below it until their rows are stored. */
  fileFolder: string
  /** Takes a change set back; names what it left. */
  undo: (ctx: ShopAdminCtx, id: string) => Promise<{ skipped: readonly object[] }>
  /** Checks a picture and stores it. */
  storePicture: (
    fileFolder: string,
    file: UploadedFile,
  ) => Promise<{ original: Original; problem: null } | { original: null; problem: FileProblem }>
  /** Adds stored pictures behind those of a product that is locked; says of each why it was not added, if it was not. */
  addPictures: (
    ctx: ShopAdminCtx,
    tx: Queryable,
    productId: number,
    pictures: readonly { original: Original; alt: string }[],
  ) => Promise<(FileProblem | null)[]>
}

const folderOf = (fileFolder: string) => join(fileFolder, 'imports')
/** The workbook of an import, from which another sheet may be read. */
export const workbookOf = (fileFolder: string, id: string) => join(folderOf(fileFolder), `${id}.xlsx`)
export const fileOf = (fileFolder: string, id: string) => join(folderOf(fileFolder), `${id}.csv`)

/** Keeps an uploaded file, and the workbook that it is a sheet of; returns how many bytes they have. */
export async function keepFile(fileFolder: string, id: string, { path, workbook }: { path: string; workbook?: string }): Promise<number> {
  await mkdir(folderOf(fileFolder), { recursive: true })
  const move = async (from: string, to: string) => {
    await rename(from, to).catch(() => copyFile(from, to))
    return (await stat(to)).size
  }
  const bytes = await move(path, fileOf(fileFolder, id))
  return workbook === undefined ? bytes : bytes + (await move(workbook, workbookOf(fileFolder, id)))
}

const maxAgeMs = 2 * 86_400_000

/** Deletes files whose import failed, or was never stored, and workbooks. */
export async function deleteImportFiles(fileFolder: string, now: Date): Promise<void> {
  const folder = folderOf(fileFolder)
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < now.getTime() - maxAgeMs) await rm(join(folder, name), { force: true })
  }
}

import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** `rwx` for the owner only. */
export const ownerOnly = 0o700

/** Entries of a data folder that belong to the application; others are not changed. */
const ownEntries = ['database', 'documents', 'lock', 'lock-journal', 'mail', 'pictures']

/**
 * Restricts a data folder and its entries to its owner. A folder that is restricted already is not walked: its files cannot be reached.
 * Returns false if the folder belongs to another user.
 */
export function restrictDataFolder(dataDir: string): boolean {
  const { mode } = statSync(dataDir)
  // The folder itself last, so that the next start repeats an interrupted walk.
  return !isOpen(mode) || (ownEntries.every(name => restrictToOwner(join(dataDir, name))) && changeMode(dataDir, mode))
}

/** Removes the rights of group and others from a file or a folder tree. Does not follow links. Returns whether it succeeded. */
export function restrictToOwner(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (!stat || stat.isSymbolicLink()) return true
  if (isOpen(stat.mode) && !changeMode(path, stat.mode)) return false
  return !stat.isDirectory() || readdirSync(path).every(name => restrictToOwner(join(path, name)))
}

const isOpen = (mode: number) => (mode & 0o077) !== 0

function changeMode(path: string, mode: number): boolean {
  try {
    chmodSync(path, mode & ownerOnly)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === 'EPERM') return false
    throw error
  }
}

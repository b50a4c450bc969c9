import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A folder that its owner alone may open. */
export const ownerOnly = 0o700

/** Everything in a data folder that is this application's: what else lies there is left as it is. */
const ownEntries = ['database', 'documents', 'lock', 'lock-journal', 'mail', 'pictures']

/**
 * Restricts a data folder and what is in it to its owner. A folder that already is restricted is not walked: nobody else can reach its files.
 * Returns whether it could be done; it cannot where the folder belongs to another user.
 */
export function restrictDataFolder(dataDir: string): boolean {
  const { mode } = statSync(dataDir)
  // The folder itself last, so that a walk that was interrupted is repeated at the next start.
  return !isOpen(mode) || (ownEntries.every(name => restrictToOwner(join(dataDir, name))) && changeMode(dataDir, mode))
}

/** Takes the rights of group and others from a file, or from a folder and all below it. Links are not followed. Returns whether it could. */
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

import { mkdirSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from './config.ts'
import { ownerOnly, restrictDataFolder } from './file-modes.ts'

const minFreeBytes = 200 * 1024 * 1024

/**
 * Creates the data folder, with the modes of its owner alone, and checks the free space. With the embedded database it is locked; otherwise
 * processes may share it.
 */
export function openDataFolder(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  print: (line: string) => void,
): { release: () => void } {
  const lock = databaseUrl ? null : lockDataFolder(dataDir)
  const release = () => lock?.release()
  createFolder(resolve(dataDir))
  if (!restrictDataFolder(dataDir))
    print(
      `Other users of this machine may read the data folder ${resolve(dataDir)}: make this user its owner (chown -R), so that it can be closed to them`,
    )
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize >= minFreeBytes) return { release }
  release()
  throw new Error(`The disk of ${dataDir} has less than 200 MB free: free some, or set DATA_DIR to another disk`)
}

/**
 * Locks a data folder: two processes on one embedded database would lose rows. The operating system releases the lock with the process,
 * however that ends.
 */
export function lockDataFolder(folder: string): { release: () => void } {
  const path = resolve(folder)
  createFolder(path)
  const lock = openLock(join(path, 'lock'))
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    throw new Error(`The data folder ${path} is in use by another Stragan: stop that one, or set DATA_DIR to another folder`, { cause })
  }
  return { release: () => lock.close() }
}

function createFolder(path: string) {
  try {
    mkdirSync(path, { recursive: true, mode: ownerOnly })
  } catch (cause) {
    throw new Error(`The data folder ${path} cannot be made (${codeOf(cause)}): set DATA_DIR to a folder that this user may write to`, {
      cause,
    })
  }
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 })
  } catch (cause) {
    throw new Error(`${file} cannot be written (${codeOf(cause)}): give this user the right to, or free some disk`, { cause })
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? String(error)

import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes a data folder for this process alone: two on one embedded database would lose rows. The lock is one the operating system
 * holds on an open file, so that it ends with the process however that ends.
 */
export function lockDataFolder(folder: string): { release: () => void } {
  const path = resolve(folder)
  try {
    mkdirSync(path, { recursive: true })
  } catch (cause) {
    throw new Error(`The data folder ${path} cannot be made (${codeOf(cause)}): set DATA_DIR to a folder that this user may write to`, {
      cause,
    })
  }
  const lock = openLock(join(path, 'lock'))
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    throw new Error(`The data folder ${path} is in use by another Stragan: stop that one, or set DATA_DIR to another folder`, { cause })
  }
  return { release: () => lock.close() }
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 })
  } catch (cause) {
    throw new Error(`${file} cannot be written (${codeOf(cause)}): give this user the right to, or free some disk`, { cause })
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? String(error)

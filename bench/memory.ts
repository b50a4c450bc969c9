import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmbedded, type Size } from './databases.ts'
import { loadShop } from './mixed-load.ts'
import type { ServerProcess } from './processes.ts'
import type { Figure } from './report.ts'
import { startShop } from './servers.ts'

/** Maximum resident megabytes of a server after load. */
const maxMegabytes = { postgres: 350, embedded: 600 }

/** Memory of the whole server on PostgreSQL, in a shop of few and of many products. */
export const postgresMemory = ({ few, many }: { few: ServerProcess; many: ServerProcess }): Figure[] => [
  memoryOf('server on PostgreSQL', few, maxMegabytes.postgres),
  memoryOf('server on PostgreSQL, many products', many, 0),
]

/** Memory of a server with the embedded database after the mixed load, with its database in it. */
export async function embeddedMemory(size: Size, customers: number, seconds: number): Promise<Figure> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'stragan-bench-'))
  try {
    await createEmbedded(dataFolder, size)
    const shop = await startShop({ dataFolder, customers })
    try {
      await loadShop(shop, seconds)
      return memoryOf('server with the embedded database', shop, maxMegabytes.embedded)
    } finally {
      await shop.stop()
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

function memoryOf(name: string, server: ServerProcess, target: number): Figure {
  const figure = server.residentBytes() / 1024 ** 2
  return { kind: 'memory', name, figure, target, met: target === 0 || figure <= target }
}

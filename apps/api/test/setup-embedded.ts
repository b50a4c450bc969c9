import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedDemo } from '../demo-data/index.ts'
import { snapshotOf, sql } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'

/** Once per run: an embedded database with the demo shops, of which every test file opens a copy. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'stragan-test-'))
  const fileFolder = join(folder, 'files')
  const snapshot = await snapshotOf(async db => {
    await migrate(db)
    await seedDemo({ db, fileFolder, now: new Date() })
    // A copy that has nothing to recover opens in half the time.
    await db.asOwner(new Date()).query(sql`checkpoint`)
  })
  const file = join(folder, 'snapshot.tar')
  await writeFile(file, Buffer.from(await snapshot.arrayBuffer()))
  project.provide('database', { kind: 'embedded', snapshot: file, fileFolder })
  return () => rmSync(folder, { recursive: true, force: true })
}

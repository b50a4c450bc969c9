import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { SeedOptions } from '../../../demo/seed.ts'
import { snapshotOf } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'
import { seedFixtureShops } from './fixture-shops/index.ts'

export default (project: TestProject) => provideEmbedded(project, seedFixtureShops)

/** Once per run: a seeded embedded database, of which every test file opens a copy. */
export async function provideEmbedded(project: TestProject, seed: (options: SeedOptions) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'stragan-test-'))
  const fileFolder = join(folder, 'files')
  const snapshot = await snapshotOf(async db => {
    await migrate(db)
    await seed({ db, fileFolder, now: new Date() })
  })
  const file = join(folder, 'snapshot.tar')
  await writeFile(file, snapshot)
  project.provide('database', { kind: 'embedded', snapshot: file, fileFolder })
  return () => rmSync(folder, { recursive: true, force: true })
}

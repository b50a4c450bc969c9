import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { SeedOptions } from '../../../demo/seed.ts'
import { openPostgres } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'
import { seedFixtureShops } from './fixture-shops/index.ts'
import { findPostgres, startPostgres } from './postgres-server.ts'

export default (project: TestProject) => providePostgres(project, seedFixtureShops)

/** Once per run: a seeded template database, of which every test file makes a copy. */
export async function providePostgres(project: TestProject, seed: (options: SeedOptions) => Promise<void>) {
  const found = findPostgres()
  if (!found) throw new Error('This project runs only where there is a PostgreSQL')
  const server = 'url' in found ? { url: found.url, stop: async () => {} } : await startPostgres(found.binaries)
  const fileFolder = mkdtempSync(join(tmpdir(), 'stragan-test-'))
  const template = `stragan_test_${randomUUID().replaceAll('-', '')}`
  const close = async () => {
    await dropDatabase(server.url, template)
    await server.stop()
    rmSync(fileFolder, { recursive: true, force: true })
  }
  try {
    await administer(server.url, `create database ${template}`)
    const db = openPostgres(withDatabase(server.url, template))
    await migrate(db)
      .then(() => seed({ db, fileFolder, now: new Date() }))
      .finally(() => db.close())
  } catch (error) {
    // Vitest calls no teardown of a setup that failed.
    await close()
    throw error
  }
  project.provide('database', { kind: 'postgres', url: server.url, template, fileFolder })
  return close
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

export async function administer<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(statement).finally(() => client.end())
  return rows
}

/** Drops a database, and the role that its requests logged in as. */
export async function dropDatabase(url: string, name: string) {
  const [database] = await administer<{ oid: number }>(url, `select oid from pg_database where datname = '${name}'`)
  if (!database) return
  await administer(url, `drop database ${name} with (force)`)
  await administer(url, `drop role if exists stragan_request_${database.oid}`)
}

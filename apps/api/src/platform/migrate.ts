import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { appRole, type Database, sql, type Tx } from './database.ts'

const ownScripts = {
  versioned: new URL('../../migrations/', import.meta.url),
  repeatable: new URL('../../sql/', import.meta.url),
}

/** The first migration of databases from before the first release, whose migrations were squashed. */
const firstUnreleased = '0001_shops.sql'

/**
 * Brings the schema up to date, in one transaction under an advisory lock. Versioned migrations (`migrations/`) run once, in order.
 * Repeatable ones (`sql/`: functions, views, triggers) run when their text changed, and all of them after a versioned one, which may drop a
 * view or a function that is in its way. Returns the names of the files that ran.
 */
export async function migrate(db: Database, folders = ownScripts): Promise<string[]> {
  const migrations = await readScripts(folders.versioned)
  const repeatables = await readScripts(folders.repeatable)
  const ran = await db.asOwner(new Date()).transaction(async tx => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtext('stragan migrations'))`)
    await tx.run(`
      create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
      create table if not exists repeatable_migrations (
        name text primary key, hash text not null, applied_at timestamptz not null default now())`)
    const pending = await pendingMigrations(tx, migrations)
    for (const script of pending) {
      await runScript(tx, script)
      await tx.query(sql`insert into migrations (name) values (${script.name})`)
    }
    const changed = pending.length > 0 ? repeatables : await changedRepeatables(tx, repeatables)
    for (const script of changed) {
      await runScript(tx, script)
      await tx.query(sql`
        insert into repeatable_migrations (name, hash) values (${script.name}, ${script.hash})
        on conflict (name) do update set hash = excluded.hash, applied_at = now()`)
    }
    await assertRoleIsBound(tx)
    return [...pending, ...changed].map(({ name }) => name)
  })
  await db.withoutTenant(new Date()).transaction(assertLoginIsBound)
  return ran
}

interface Script {
  name: string
  text: string
  /** SHA-256 of the text. */
  hash: string
}

async function readScripts(folder: URL): Promise<Script[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Refuses a database that another version created: one from before the first release, or one with migrations that this version lacks. */
async function pendingMigrations(tx: Tx, migrations: readonly Script[]): Promise<Script[]> {
  const applied = new Set((await tx.query<{ name: string }>(sql`select name from migrations`)).map(({ name }) => name))
  if (applied.has(firstUnreleased))
    throw new Error(
      'This database was created by a Stragan from before the first release and cannot be upgraded: delete it, or set DATA_DIR or DATABASE_URL to an empty one',
    )
  const unknown = [...applied].filter(name => migrations.every(script => script.name !== name))
  if (unknown.length > 0)
    throw new Error(`This database belongs to a newer Stragan (it has ${unknown.join(', ')}): start that version, or restore a backup`)
  return migrations.filter(({ name }) => !applied.has(name))
}

async function changedRepeatables(tx: Tx, repeatables: readonly Script[]): Promise<Script[]> {
  const rows = await tx.query<{ name: string; hash: string }>(sql`select name, hash from repeatable_migrations`)
  const hashes = new Map(rows.map(({ name, hash }) => [name, hash]))
  return repeatables.filter(({ name, hash }) => hashes.get(name) !== hash)
}

const runScript = (tx: Tx, { name, text }: Script) =>
  tx.run(text).catch(cause => {
    throw new Error(`The migration ${name} failed: ${cause.message}`, { cause })
  })

/** Refuses to start where the role of requests could see past the policies. */
export const assertRoleIsBound = (tx: Tx) => assertBound(tx, appRole, null)

/** The same for the role that requests are logged in as, which is a member of that one alone; the embedded database has one user. */
async function assertLoginIsBound(tx: Tx) {
  const session = await tx.maybeOne<{ login: string; current: string }>(sql`select session_user as login, current_user as current`)
  if (session && session.login === session.current) await assertBound(tx, session.login, appRole)
}

async function assertBound(tx: Tx, name: string, memberOf: string | null) {
  const role = await tx.maybeOne<{ able: string[] }>(sql`
    select array_remove(array[
      case when rolsuper then 'is a superuser' end,
      case when rolbypassrls then 'may bypass row-level security' end,
      case when rolcreaterole then 'may create roles' end,
      case when rolreplication then 'may replicate' end,
      case when exists (select from pg_class where relowner = pg_roles.oid) then 'owns tables' end,
      case when exists (select from pg_proc where proowner = pg_roles.oid) then 'owns functions' end,
      case when exists (select from pg_auth_members where member = pg_roles.oid and roleid::regrole::text is distinct from ${memberOf})
        then 'is a member of other roles' end
    ], null) as able
    from pg_roles where rolname = ${name}`)
  if (!role) throw new Error(`The database has no role ${name}: let a user with CREATEROLE run the migrations`)
  if (role.able.length > 0)
    throw new Error(`The role ${name} ${role.able.join(', ')}: shops would not be kept apart. Take that from it and start again`)
}

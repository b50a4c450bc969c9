import { readdir, readFile } from 'node:fs/promises'
import { appRole, type Database, sql, type Tx } from './database.ts'

const folder = new URL('../../migrations/', import.meta.url)

/**
 * Brings the schema up to date: each file of `migrations/` once, in order, under a lock, all of them or none.
 * Returns the names of those that ran. A database that knows migrations this build does not is left alone and refused.
 */
export async function migrate(db: Database): Promise<string[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const ran = await db.asOwner(new Date(), async tx => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtext('stragan migrations'))`)
    await tx.run('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())')
    const done = new Set((await tx.query<{ name: string }>(sql`select name from migrations`)).map(row => row.name))
    const newer = [...done].filter(name => !names.includes(name))
    if (newer.length > 0)
      throw new Error(`This database belongs to a newer Stragan (it has ${newer.join(', ')}): start that version, or restore a backup`)
    const missing = names.filter(name => !done.has(name))
    for (const name of missing) {
      await tx.run(await readFile(new URL(name, folder), 'utf8'))
      await tx.query(sql`insert into migrations (name) values (${name})`)
    }
    await assertRoleIsBound(tx)
    return missing
  })
  await db.outsideShops(new Date(), assertLoginIsBound)
  return ran
}

/** Refuses to start where the role of requests could see past the policies. */
export const assertRoleIsBound = (tx: Tx) => assertBound(tx, appRole, null)

/** The same for the role that requests are logged in as, which is a member of that one alone; the embedded database has one user. */
async function assertLoginIsBound(tx: Tx) {
  const [session] = await tx.query<{ login: string; current: string }>(sql`select session_user as login, current_user as current`)
  if (session && session.login === session.current) await assertBound(tx, session.login, appRole)
}

async function assertBound(tx: Tx, name: string, memberOf: string | null) {
  const [role] = await tx.query<{ able: string[] }>(sql`
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

import { readdir, readFile } from 'node:fs/promises'
import { appRole, type Database, sql, type Tx } from './database.ts'

const folder = new URL('../../migrations/', import.meta.url)

/**
 * Brings the schema up to date: each file of `migrations/` once, in order, under a lock, all of them or none.
 * Returns the names of those that ran. A database that knows migrations this build does not is left alone and refused.
 */
export async function migrate(db: Database): Promise<string[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return db.asOwner(new Date(), async tx => {
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
}

/** Refuses to start where the role of requests could see past the policies. */
export async function assertRoleIsBound(tx: Tx) {
  const [role] = await tx.query<{ able: string[] }>(sql`
    select array_remove(array[
      case when rolsuper then 'is a superuser' end,
      case when rolbypassrls then 'may bypass row-level security' end,
      case when exists (select from pg_class where relowner = pg_roles.oid) then 'owns tables' end,
      case when exists (select from pg_auth_members where member = pg_roles.oid) then 'is a member of other roles' end
    ], null) as able
    from pg_roles where rolname = ${appRole}`)
  if (!role) throw new Error(`The database has no role ${appRole}: let a user with CREATEROLE run the migrations`)
  if (role.able.length > 0)
    throw new Error(`The role ${appRole} ${role.able.join(', ')}: shops would not be kept apart. Take that from it and start again`)
}

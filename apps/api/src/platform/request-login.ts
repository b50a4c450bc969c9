import type pg from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'

/** The role that requests log in as: it owns nothing, and is a member of the role of requests alone (sql/request-login.sql). */
interface Login {
  role: string
  password: string
}

/** Connections of requests. */
export interface RequestPool {
  connect(): Promise<pg.PoolClient>
  end(): Promise<void>
}

/** A wrong password, and a role that may not log in: it is gone, or `pg_hba.conf` does not admit it. */
const refusals = new Set(['28P01', '28000'])
const codeOf = (error: unknown) => String((error as { code?: unknown }).code)

/** A pool that logs in as a role of requests' own, which the owner makes where it is missing. */
export function openRequestPool(owner: pg.Pool, url: string, openPool: (config: pg.PoolConfig) => pg.Pool): RequestPool {
  let current: Promise<{ pool: pg.Pool; login: Login }> | undefined

  const open = (rejected?: Login) => {
    const opened = ensureLogin(owner, rejected).then(login => ({
      login,
      pool: openPool({ ...parseIntoClientConfig(url), user: login.role, password: login.password }),
    }))
    // The next request tries again.
    opened.catch(() => {
      if (current === opened) current = undefined
    })
    current = opened
    return opened
  }
  return {
    async connect() {
      const used = current ?? open()
      const { pool, login } = await used
      return pool.connect().catch(async error => {
        if (!refusals.has(codeOf(error))) throw error
        // The role was dropped, or has another password, as after a restore.
        if (used === current) void pool.end()
        const renewed = await (used === current ? open(login) : (current ?? open()))
        return renewed.pool.connect().catch(again => {
          throw refusals.has(codeOf(again)) ? notAdmitted(login, again) : again
        })
      })
    },
    end: async () => {
      const opened = await current?.catch(() => undefined)
      await opened?.pool.end()
    },
  }
}

async function ensureLogin(owner: pg.Pool, rejected: Login | undefined): Promise<Login> {
  const { rows } = await owner
    .query<Login>('select role, password from ensure_request_login($1)', [rejected?.password ?? null])
    .catch(error => {
      throw codeOf(error) === '42501' ? notMade(error) : error
    })
  return rows[0] as Login
}

const notMade = (cause: Error) =>
  new Error(`The database's user may not make the role that requests log in as (${cause.message}): give it CREATEROLE`, { cause })

const notAdmitted = ({ role }: Login, cause: Error) =>
  new Error(`Requests may not log in as ${role} (${cause.message}): admit the members of stragan_app in pg_hba.conf`, { cause })

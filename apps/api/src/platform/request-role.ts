import type pg from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'

/** The login role of requests: it owns nothing and is a member of `stragan_app` only (sql/request-role.sql). */
interface Login {
  role: string
  password: string
}

export interface RequestPool {
  connect(): Promise<pg.PoolClient>
  end(): Promise<void>
}

/** invalid_password and invalid_authorization_specification: the role does not exist, or `pg_hba.conf` does not admit it. */
const loginRejected = new Set(['28P01', '28000'])
const codeOf = (error: unknown) => String((error as { code?: unknown }).code)

/** Opens a pool that logs in as the role of requests, which the owner's pool creates if it does not exist. */
export function openRequestPool(owner: pg.Pool, url: string, openPool: (config: pg.PoolConfig) => pg.Pool): RequestPool {
  let current: Promise<{ pool: pg.Pool; login: Login }> | undefined

  const open = (rejected?: Login) => {
    const opened = ensureLogin(owner, rejected).then(login => ({
      login,
      pool: openPool({ ...parseIntoClientConfig(url), user: login.role, password: login.password }),
    }))
    // The next request retries.
    opened.catch(() => {
      if (current === opened) current = undefined
    })
    current = opened
    return opened
  }
  return {
    async connect() {
      const attempted = current ?? open()
      const { pool, login } = await attempted
      return pool.connect().catch(async error => {
        if (!loginRejected.has(codeOf(error))) throw error
        // The role was dropped or has another password, as after a restore.
        if (attempted === current) void pool.end()
        const renewed = await (attempted === current ? open(login) : (current ?? open()))
        return renewed.pool.connect().catch(retryError => {
          throw loginRejected.has(codeOf(retryError)) ? notAdmitted(login, retryError) : retryError
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
    .query<Login>('select role, password from ensure_request_role($1)', [rejected?.password ?? null])
    .catch(error => {
      throw codeOf(error) === '42501' ? notCreated(error) : error
    })
  return rows[0] as Login
}

const notCreated = (cause: Error) =>
  new Error(`The database's user may not create the login role of requests (${cause.message}): grant it CREATEROLE`, { cause })

const notAdmitted = ({ role }: Login, cause: Error) =>
  new Error(`Requests may not log in as ${role} (${cause.message}): admit the members of stragan_app in pg_hba.conf`, { cause })

import proxyaddr from 'proxy-addr'
import { z } from 'zod'

const url = (protocol: RegExp, form: string) => z.url({ protocol, error: `has to look like ${form}` })

const environment = z.object({
  /** Serves the storefront and, under /api/my-shop, the API. */
  PORT: z.coerce.number({ error: 'has to be a number' }).int().min(0).max(65_535).default(3000),
  /** The embedded database, pictures and uploads. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** Replaces the embedded database. */
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
  /** Addresses or ranges of the proxies whose X-Forwarded-* headers are believed, separated by commas; `loopback` for this machine. */
  TRUST_PROXY: z
    .string()
    .transform(list => list.split(',').map(one => one.trim()))
    .refine(isTrustList, { error: 'has to list addresses, ranges such as 10.0.0.0/8, or loopback' })
    .optional(),
  /** Sends the shop's mails; without it they become files under DATA_DIR/mail. */
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'has to be debug, info, warn, error or silent' })
    .default('warn'),
  NODE_ENV: z.string().default('production'),
})

export type Config = Readonly<{
  port: number
  dataDir: string
  databaseUrl: string | undefined
  trustProxy: readonly string[]
  smtpUrl: string | undefined
  logLevel: string
  development: boolean
}>

function isTrustList(list: readonly string[]): boolean {
  try {
    proxyaddr.compile([...list])
    return true
  } catch {
    return false
  }
}

/** Reads the environment once; wrong values stop the start, all of them named in one message. Empty values count as absent. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (parsed.error) {
    const wrong = parsed.error.issues.map(issue => `  ${issue.path.join('.')} ${issue.message}`)
    throw new Error(`The environment has wrong values:\n${wrong.join('\n')}`)
  }
  const { PORT, DATA_DIR, DATABASE_URL, TRUST_PROXY = [], SMTP_URL, LOG_LEVEL, NODE_ENV } = parsed.data
  return {
    port: PORT,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    trustProxy: TRUST_PROXY,
    smtpUrl: SMTP_URL,
    logLevel: LOG_LEVEL,
    development: NODE_ENV === 'development',
  }
}

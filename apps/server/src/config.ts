import { isLocalhost } from '@stragan/contract'
import { historyLimits } from '@stragan/contract/admin'
import proxyaddr from 'proxy-addr'
import { z } from 'zod'

const url = (protocol: RegExp, form: string) => z.url({ protocol, error: `has to look like ${form}` })

const environment = z.object({
  /** Serves the storefront and, under /api/my-shop, the API. */
  PORT: z.coerce.number({ error: 'has to be a number' }).int().min(0).max(65_535).default(3000),
  /** Folder of the embedded database, pictures and uploads. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** PostgreSQL in place of the embedded database. */
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
  /** `1` seeds the demo shops into an empty database, `0` does not; the default seeds an embedded one only. */
  DEMO: z.enum(['0', '1'], { error: 'has to be 1 or 0' }).optional(),
  /** Addresses or ranges of trusted proxies, whose X-Forwarded-* headers count, separated by commas; `loopback` for this machine. */
  TRUST_PROXY: z
    .string()
    .transform(list => list.split(',').map(one => one.trim()))
    .refine(isTrustList, { error: 'has to list addresses, ranges such as 10.0.0.0/8, or loopback' })
    .optional(),
  /** SMTP server for mails; without it they are written to DATA_DIR/mail. */
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'has to be debug, info, warn, error or silent' })
    .default('warn'),
  /** Runs everything, the API alone, or a storefront or the back office over an API elsewhere. */
  STRAGAN_ROLE: z
    .enum(['all', 'api', 'storefront', 'back-office'], { error: 'has to be all, api, storefront or back-office' })
    .default('all'),
  /** URL of the API for the roles `storefront` and `back-office`. */
  API_URL: url(/^https?$/, 'http://api.internal:3000').optional(),
  /** Shared secret of an API, its storefronts and its back offices. */
  STOREFRONT_SECRET: z.string().min(16, { error: 'has to have 16 characters or more' }).optional(),
  /** Host of the back office and the admin API, with a port where it is not the usual one; `none` switches both off. */
  ADMIN_HOST: z
    .string()
    .regex(/^(?:[a-z0-9-]{1,63}\.){0,9}[a-z0-9-]{1,63}(?::\d{1,5})?$/, {
      error: 'has to be the name of a host, as in admin.example.com, or none',
    })
    .default('admin.localhost'),
  /** After how many months changes of staff and API keys are deleted from the history. */
  HISTORY_MONTHS: z.coerce
    .number({ error: 'has to be a number' })
    .int()
    .min(historyLimits.minMonths)
    .max(historyLimits.maxMonths)
    .default(historyLimits.defaultMonths),
  /** Seconds between SIGTERM, from which /readyz fails, and the shutdown. */
  DRAIN_SECONDS: z.coerce.number({ error: 'has to be a number' }).min(0).max(300).default(0),
  /** Port of metrics and checks for operators. */
  OPERATIONS_PORT: z.coerce.number({ error: 'has to be a number' }).int().min(0).max(65_535).optional(),
  /** Address that OPERATIONS_PORT listens on. */
  OPERATIONS_HOST: z.union([z.ipv4(), z.ipv6()], { error: 'has to be an IP address of this machine' }).default('127.0.0.1'),
  NODE_ENV: z.string().default('production'),
})

export type Config = Readonly<{
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** Whether an empty database is seeded with the demo shops, whose passwords are published. */
  demo: boolean
  trustProxy: readonly string[]
  smtpUrl: string | undefined
  logLevel: string
  role: 'all' | 'api' | 'storefront' | 'back-office'
  apiUrl: string | undefined
  storefrontSecret: string | undefined
  /** Host of the back office, without a port; null where it is switched off. */
  adminHost: string | null
  /** Base URL of the back office. */
  adminOrigin: string
  historyMonths: number
  drainSeconds: number
  operationsPort: number | undefined
  operationsHost: string
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

/** Variables required by each role. */
const required = {
  all: [],
  api: ['STOREFRONT_SECRET'],
  storefront: ['API_URL', 'STOREFRONT_SECRET'],
  'back-office': ['API_URL', 'STOREFRONT_SECRET'],
} as const

/** Validates the environment. Throws one error that names all wrong values. Empty values count as absent. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (parsed.error) throw wrongValues(parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`))
  const { STRAGAN_ROLE: role } = parsed.data
  const missing = required[role].filter(name => parsed.data[name] === undefined)
  if (missing.length > 0) throw wrongValues(missing.map(name => `${name} has to be set where STRAGAN_ROLE is ${role}`))
  if (role === 'back-office' && parsed.data.ADMIN_HOST === 'none')
    throw wrongValues(['ADMIN_HOST has to name a host where STRAGAN_ROLE is back-office'])
  const { PORT, DATA_DIR, DATABASE_URL, DEMO, TRUST_PROXY = [], SMTP_URL, LOG_LEVEL, NODE_ENV } = parsed.data
  return {
    port: PORT,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    demo: DEMO === undefined ? DATABASE_URL === undefined : DEMO === '1',
    trustProxy: TRUST_PROXY,
    smtpUrl: SMTP_URL,
    logLevel: LOG_LEVEL,
    role,
    apiUrl: parsed.data.API_URL,
    storefrontSecret: parsed.data.STOREFRONT_SECRET,
    ...adminAddress(parsed.data.ADMIN_HOST, PORT),
    historyMonths: parsed.data.HISTORY_MONTHS,
    drainSeconds: parsed.data.DRAIN_SECONDS,
    operationsPort: parsed.data.OPERATIONS_PORT,
    operationsHost: parsed.data.OPERATIONS_HOST,
    development: NODE_ENV === 'development',
  }
}

/** On this machine the back office is opened over http at the port of the shop, elsewhere over https. */
function adminAddress(host: string, port: number) {
  if (host === 'none') return { adminHost: null, adminOrigin: '' }
  const adminHost = host.split(':')[0] ?? host
  const isLocal = isLocalhost(adminHost)
  const withPort = isLocal && !host.includes(':') ? `${host}:${port}` : host
  return { adminHost, adminOrigin: `${isLocal ? 'http' : 'https'}://${withPort}` }
}

const wrongValues = (wrong: string[]) => new Error(`The environment has wrong values:\n${wrong.map(one => `  ${one}`).join('\n')}`)

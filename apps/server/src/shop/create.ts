import { createShop, hostName, isLocal, type NewShop } from '@stragan/api'
import {
  accountNumber,
  isCompanyNumber,
  isCountryCode,
  isPostalCode,
  normaliseCompanyNumber,
  normalisePostalCode,
  phone,
} from '@stragan/contract'
import { z } from 'zod'
import { type CommandContext, parseOptions, type ShopCommand } from './shop-command.ts'

/** One line of text, without control characters. */
const text = (max: number) =>
  z
    .string({ error: 'has to be given' })
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(max, { error: `may have at most ${max} characters` })
    .regex(/^[^\p{Cc}]*$/u, { error: 'may have no control characters' })

const host = z.string().transform((written, ctx) => {
  const name = hostName(written)
  if (name !== null) return name
  ctx.addIssue({ code: 'custom', message: `has to be the name of a host, as in shop.example.com: ${JSON.stringify(written)} is none` })
  return z.NEVER
})

const account = z.string().transform((written, ctx) => {
  const iban = accountNumber(written)
  if (iban !== null) return iban
  ctx.addIssue({ code: 'custom', message: 'has to be an account number (IBAN): its check digits do not fit' })
  return z.NEVER
})

const rate = z
  .string()
  .regex(/^\d{1,6}(?:\.\d{1,6})?$/, { error: 'has to be what one unit costs in PLN, as in 4.25' })
  .refine(written => Number(written) > 0, { error: 'has to be above 0' })
const amount = z.string().regex(/^\d{1,5}(?:\.\d{1,2})?$/, { error: 'has to be an amount in PLN, as in 15.45' })

const optionsSchema = z
  .object({
    host: z.array(host, { error: 'has to be given' }).max(20, { error: 'may be given at most 20 times' }),
    name: text(100),
    language: z.enum(['en', 'pl'], { error: 'has to be en or pl' }),
    origin: z.url({ protocol: /^https?$/, error: 'has to look like https://shop.example.com' }).optional(),
    company: text(200).optional(),
    street: text(200).optional(),
    'postal-code': text(12).optional(),
    city: text(100).optional(),
    country: z.string().refine(isCountryCode, { error: 'has to be a country of ISO 3166-1 in two capital letters, as in PL' }),
    nip: text(20).optional(),
    email: z.email({ error: 'has to be an e-mail address' }).max(254).optional(),
    owner: z.email({ error: 'has to be an e-mail address' }).max(254).optional(),
    phone: z.string().regex(/./, { error: 'must not be empty' }).pipe(phone).optional(),
    account: account.optional(),
    'courier-net': amount,
    'eur-rate': rate.optional(),
    'usd-rate': rate.optional(),
  })
  .superRefine(({ country, 'postal-code': code, nip, street, city }, ctx) => {
    const refuse = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
    if (code !== undefined && !isPostalCode(country, normalisePostalCode(country, code)))
      refuse('postal-code', `is not a postal code of ${country}`)
    if (nip !== undefined && !isCompanyNumber(country, nip)) refuse('nip', `is not a tax number of ${country}: a digit is wrong or missing`)
    if (new Set([street, code, city].map(part => part === undefined)).size > 1)
      refuse('street', 'goes with --postal-code and --city: give all three or none')
  })
type CreateOptions = z.infer<typeof optionsSchema>

const option = (value?: string) => ({ type: 'string' as const, ...(value !== undefined && { default: value }) })

export const create: ShopCommand = {
  summary: 'creates a shop that can sell, at one --host or more; details of the seller that are not given are left out of its pages',
  options: {
    host: { type: 'string', multiple: true },
    name: option(),
    language: option(),
    owner: option(),
    origin: option(),
    company: option(),
    street: option(),
    'postal-code': option(),
    city: option(),
    country: option('PL'),
    nip: option(),
    email: option(),
    phone: option(),
    account: option(),
    'courier-net': option('15.45'),
    'eur-rate': option(),
    'usd-rate': option(),
  },
  prepare: values => {
    const options = parseOptions(optionsSchema, values)
    return async context => {
      const shop = newShop(options, context.port)
      if (context.adminHost !== null && shop.hosts.includes(context.adminHost))
        throw new Error(`The back office answers at ${context.adminHost}: choose another host, or set ADMIN_HOST`)
      const { ownerToken } = await createShop(context.db, new Date(), shop)
      report(shop, options, ownerToken, context)
    }
  },
}

function newShop(values: CreateOptions, port: number): NewShop {
  const hosts = [...new Set(values.host)]
  const [first = ''] = hosts
  const { name, language, company = name, street = '', city = '', country, phone: number = '' } = values
  return {
    name,
    language,
    hosts,
    origin: values.origin ? new URL(values.origin).origin : isLocal(first) ? `http://${first}:${port}` : `https://${first}`,
    business: {
      name: company,
      street,
      postal_code: normalisePostalCode(country, values['postal-code'] ?? ''),
      city,
      country,
      phone: number,
      // A name that the shop's own host answers for; .localhost reaches nobody else (RFC 6761).
      email: values.email ?? `shop@${first.includes('.') && !/^[\d.]+$/.test(first) ? first : 'shop.localhost'}`,
      ...(values.nip && { nip: normaliseCompanyNumber(country, values.nip) }),
    },
    account: values.account ?? null,
    owner: values.owner ?? null,
    courierNet: Number(values['courier-net']),
    rates: { ...(values['eur-rate'] && { EUR: values['eur-rate'] }), ...(values['usd-rate'] && { USD: values['usd-rate'] }) },
  }
}

/** Prints the URLs of the shop, and the remaining steps. */
function report(
  { name, origin, business, courierNet }: NewShop,
  values: CreateOptions,
  ownerToken: string | null,
  { print, adminOrigin }: CommandContext,
) {
  print(`${name} answers at ${origin}/en and ${origin}/pl after npm start, as soon as this host points here`)
  if (ownerToken !== null) print(`Its owner chooses a password within a day: ${adminOrigin}/invitation/${ownerToken}`)
  const open = [
    'its terms of sale and privacy policy are templates: complete what is in square brackets (docs/operating.md)',
    `a courier costs PLN ${courierNet.toFixed(2)} net`,
    ...(values.owner ? [] : ['without --owner nobody can run it in the back office']),
    ...(values.email ? [] : [`e-mails come from ${business.email}, since no --email was given: that has to be a mailbox of yours`]),
    ...(values.account ? [] : ['without --account buyers are told that you send them the account number']),
    ...(values.street ? [] : ['without --street, --postal-code and --city its pages show no address, which the law demands of a seller']),
  ]
  print(`Before customers come:\n${open.map(one => `  ${one}`).join('\n')}`)
}

import { isDeepStrictEqual } from 'node:util'
import { accountNumber, type ConfigurationScope, type Fields, fieldProblems, maxLengths, visibleTextOf } from '@stragan/contract'
import { type Page, pages } from '@stragan/routing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { entriesOf, type StoredRow } from '../configuration/configuration.ts'

type Entry = StoredRow['entry']
type Problems = Record<string, Fields[string]>
interface Known {
  /** Enabled VAT rates; none is known of a shop without rates. */
  rates: readonly unknown[]
  /** Ids and codes of the payments. */
  payments: readonly unknown[]
}

/** What is certainly a mistake in new and changed entries. Entries that were stored before these rules stay readable and unchanged ones stay valid. */
export async function entryMistakes(
  ctx: ShopAdminCtx,
  scope: ConfigurationScope,
  rows: readonly Pick<StoredRow, 'entry'>[],
  before: readonly Pick<StoredRow, 'entry'>[],
): Promise<Fields> {
  const known = scope === 'delivery' ? await knownTo(ctx) : { rates: [], payments: [] }
  const problems: Problems = {}
  rows.forEach(({ entry }, i) => {
    if (before.some(one => isDeepStrictEqual(one.entry, entry))) return
    for (const [path, problem] of Object.entries(mistakesIn(scope, entry, known))) problems[`entries.${i}.${path}`] = problem
  })
  return problems
}

async function knownTo(ctx: ShopAdminCtx): Promise<Known> {
  const rates = await entriesOf(ctx, 'vat_tax')
  const payments = await entriesOf(ctx, 'payment')
  return {
    rates: rates.filter(({ enabled }) => enabled).map(({ entry }) => entry.percent),
    payments: payments.flatMap(({ id, entry }) => [id, entry.code]),
  }
}

const mistakesIn = (scope: ConfigurationScope, entry: Entry, known: Known): Problems => ({
  ...textMistakes(entry),
  ...(scope === 'languages' && !isLocale(String(entry.locale)) && { locale: fieldProblems.wrong_format }),
  ...(scope === 'seo_settings' && !isTitledPage(String(entry.screen)) && { screen: fieldProblems.not_one_of }),
  ...((scope === 'delivery' || scope === 'payment') && {
    ...(isAbove(entry.min_weight, entry.max_weight) && { max_weight: fieldProblems.out_of_range }),
    ...(isAbove(entry.min_net, entry.max_net) && { max_net: fieldProblems.out_of_range }),
  }),
  ...(scope === 'payment' && termMistakes(entry)),
  ...(scope === 'payment' &&
    typeof entry.account === 'string' &&
    accountNumber(entry.account) === null && { account: fieldProblems.not_an_account_number }),
  ...(scope === 'delivery' && {
    ...(known.rates.length > 0 && !known.rates.includes(entry.vat_tax_percent) && { vat_tax_percent: fieldProblems.not_one_of }),
    // Some of several may be payments that the shop does not have yet.
    ...(Array.isArray(entry.payments) && !entry.payments.some(one => known.payments.includes(one)) && { payments: fieldProblems.unknown }),
  }),
})

/** What another kind of payment has would be shown to buyers: that they transfer what they pay at the door, or pay it later. */
function termMistakes({ code, account, recipient, days }: Entry): Problems {
  const isDeferred = code === 'deferred_invoice'
  const isTransfer = isDeferred || code === 'bank_transfer'
  return {
    ...(!isTransfer && Boolean(account) && { account: fieldProblems.not_offered }),
    ...(!isTransfer && Boolean(recipient) && { recipient: fieldProblems.not_offered }),
    ...(isDeferred !== (typeof days === 'number') && { days: isDeferred ? fieldProblems.required : fieldProblems.not_offered }),
  }
}

const isAbove = (min: unknown, max: unknown) => typeof min === 'number' && typeof max === 'number' && min > max

/** Maximum lengths of texts of every scope. */
const textLimits: Readonly<Record<string, number>> = {
  code: 100,
  name: 200,
  symbol: 20,
  screen: 100,
  recipient: 200,
  street: maxLengths.street,
  city: maxLengths.city,
  postal_code: maxLengths.postal_code,
  phone: maxLengths.phone,
  email: maxLengths.email,
  url: 2000,
  logo: 100_000,
  tagline: 300,
  title: 300,
  description: 2000,
  opening_hours: 2000,
}
/** Texts of which something is always visible. */
const filled = ['code', 'name', 'symbol', 'screen']

/** Texts without an upper bound in the schema, which stored entries are read with, too. */
function textMistakes(entry: Entry): Problems {
  const problems: Problems = {}
  for (const [field, max] of Object.entries(textLimits)) {
    const value = entry[field]
    const texts =
      typeof value === 'object' && value !== null ? Object.entries(value).map(([key, text]) => [`.${key}`, text]) : [['', value]]
    for (const [key, text] of texts) {
      if (typeof text !== 'string') continue
      if (text.length > max) problems[field + key] = fieldProblems.too_long
      else if (filled.includes(field) && visibleTextOf(text) === '') problems[field + key] = fieldProblems.required
    }
  }
  return problems
}

const table: Readonly<Record<string, Page>> = pages

/** Whether it is a page of the shop whose title can be replaced: those of a product, a category and the like have texts of their own. */
const isTitledPage = (id: string) => Object.hasOwn(table, id) && table[id]?.params === undefined

/** A language tag of BCP 47. */
function isLocale(tag: string): boolean {
  try {
    return tag.length <= 35 && Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

import slugify from '@sindresorhus/slugify'
import type { ConfigurationScope, Language } from '@stragan/contract'
import type { Database, Tx } from '../../platform/database.ts'
import { type StoredEntry, saveConfiguration } from '../configuration/configuration.ts'
import { inviteOwner } from '../staff/staff.ts'
import {
  type Business,
  bankTransfer,
  courier,
  currencies,
  identity,
  languagesOffered,
  type Rates,
  vatRates,
} from './default-configuration.ts'
import { defaultTheme, initialLogo } from './default-theme.ts'
import * as queries from './shops.queries.ts'
import { templatePages } from './template-pages.ts'

/** Input of the command that creates a shop. */
export interface NewShop {
  name: string
  language: Language
  /** Host names in lower case; absolute URLs are built from `origin`. */
  hosts: readonly string[]
  origin: string
  business: Omit<Business, 'opening_hours'>
  /** IBAN for bank transfers. */
  account: string | null
  /** PLN net. */
  courierNet: number
  rates: Rates
  /** E-mail of the person who is invited as its owner. */
  owner: string | null
  /** False where somebody else than who runs the installation gets the owner's link. */
  confirmsOwner?: boolean
}

interface CreatedShop {
  id: number
  /** Names it in addresses of the back office. */
  code: string
  /** Token of the link by which the owner accepts; null without one. */
  ownerToken: string | null
}

export class HostTakenError extends Error {
  constructor(hosts: readonly string[]) {
    super(`A shop answers at ${hosts.join(', ')} already: choose another host`)
    this.name = 'HostTakenError'
  }
}

/** Creates a shop that can sell as soon as it has products. Throws if a host is taken. */
export const createShop = (db: Database, now: Date, shop: NewShop): Promise<CreatedShop> =>
  db.asOwner(now).transaction(async tx => {
    const id = await queries.takeShopId(tx)
    const inUse = await queries.hostsInUse(tx, shop.hosts)
    if (inUse.length > 0) throw new HostTakenError(inUse)
    const code = await freeCode(tx, shop.name, id)
    await insertShop(tx, { id, code, name: shop.name, language: shop.language, hosts: shop.hosts, configuration: configurationOf(shop) })
    await queries.insertPages(tx, id, templatePages(shop, now))
    const ownerToken =
      shop.owner === null
        ? null
        : await inviteOwner(tx, now, { shopId: id, email: shop.owner, language: shop.language, confirmsEmail: shop.confirmsOwner })
    return { id, code, ownerToken }
  })

const maxCodeLength = 30

/** A code from the name of a shop that no other shop has, even one that is called `Shop 7`. */
async function freeCode(tx: Tx, name: string, id: number): Promise<string> {
  const code = slugify(name).slice(0, maxCodeLength).replace(/-$/, '')
  const numbered = [code, 'shop', id].filter(Boolean).join('-')
  let free = code || numbered
  for (let n = 1; await queries.isCodeInUse(tx, free); n++) free = n === 1 ? numbered : `${numbered}-${n}`
  return free
}

interface ShopRows {
  id: number
  code: string
  name: string
  language: Language
  hosts: readonly string[]
  configuration: Record<ConfigurationScope, StoredEntry[]>
}

/** Inserts a shop with its hosts and all configuration scopes. */
export async function insertShop(tx: Tx, { configuration, ...shop }: ShopRows) {
  await queries.insertShop(tx, shop)
  await saveConfiguration(tx, shop.id, configuration)
}

function configurationOf({ name, language, origin, business, account, courierNet, rates }: NewShop): ShopRows['configuration'] {
  const description = { en: `${name}: products, prices and orders online.`, pl: `${name}: produkty, ceny i zamówienia online.` }
  const both = (text: string) => ({ en: text, pl: text })
  return {
    currency: currencies(rates),
    vat_tax: vatRates,
    languages: languagesOffered(language),
    integrations: [],
    social_media: [],
    compatible_products: [],
    delivery: [courier(courierNet)],
    payment: [bankTransfer(account, business.name)],
    ...identity({
      name,
      tagline: both(name),
      description,
      seoTitle: both(name),
      seoDescription: description,
      business: { ...business, opening_hours: '' },
      origin,
      theme: defaultTheme,
      logo: initialLogo(name),
    }),
  }
}

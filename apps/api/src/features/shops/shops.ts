import type { ConfigurationScope, Language } from '@stragan/contract'
import type { Database, Tx } from '../../platform/database.ts'
import { type StoredEntry, saveConfiguration } from '../configuration/configuration.ts'
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
}

/** Creates a shop that can sell as soon as it has products, and returns its id. Throws if a host is taken. */
export const createShop = (db: Database, now: Date, shop: NewShop): Promise<number> =>
  db.asOwner(now).transaction(async tx => {
    const id = await queries.takeShopId(tx)
    const inUse = await queries.hostsInUse(tx, shop.hosts)
    if (inUse.length > 0) throw new Error(`A shop answers at ${inUse.join(', ')} already: choose another host`)
    await insertShop(tx, { id, name: shop.name, language: shop.language, hosts: shop.hosts, configuration: configurationOf(shop) })
    await queries.insertPages(tx, id, templatePages(shop, now))
    return id
  })

interface ShopRows {
  id: number
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

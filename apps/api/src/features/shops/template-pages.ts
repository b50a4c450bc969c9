import { readFileSync } from 'node:fs'
import { type Language, sellerIdentity } from '@stragan/contract'
import { localised } from '../../platform/texts.ts'
import type { Texts } from './default-configuration.ts'
import type { NewShop } from './shops.ts'

export interface TemplatePage {
  key: string
  version: string
  title: Texts
  body: Texts
  seo_description: Texts
}

const headings = {
  regulations: {
    title: { en: 'Terms of sale', pl: 'Regulamin sklepu' },
    seo_description: (shop: string) => ({
      en: `How to buy at ${shop}: orders, prices, delivery, payment, withdrawal and complaints.`,
      pl: `Zasady zakupów w sklepie ${shop}: zamówienia, ceny, dostawa, płatność, odstąpienie od umowy i reklamacje.`,
    }),
  },
  'privacy-policy': {
    title: { en: 'Privacy policy', pl: 'Polityka prywatności' },
    seo_description: (shop: string) => ({
      en: `What personal data ${shop} uses, why and for how long, and what rights you have.`,
      pl: `Jakich danych osobowych używa ${shop}, po co i jak długo oraz jakie masz prawa.`,
    }),
  },
}

/** Placeholders for missing facts. */
const missing = {
  address: { en: '[address]', pl: '[adres]' },
  nip: { en: '[tax number]', pl: '[NIP]' },
  registration: { en: '[REGON, and KRS with court and share capital, or CEIDG]', pl: '[REGON oraz KRS z sądem i kapitałem albo CEIDG]' },
  phone: { en: '[phone]', pl: '[telefon]' },
}

/**
 * Templates of the documents that buyers accept with an order. They contain the known facts about the seller and placeholders in square
 * brackets, which the merchant completes. Their version marks them as templates in every consent.
 */
export function templatePages(shop: NewShop, now: Date): TemplatePage[] {
  const version = `${now.toISOString().slice(0, 10)}-template`
  return (['regulations', 'privacy-policy'] as const).map(key => ({
    key,
    version,
    title: headings[key].title,
    seo_description: headings[key].seo_description(shop.name),
    body: { en: bodyOf(key, 'en', shop), pl: bodyOf(key, 'pl', shop) },
  }))
}

type Registered = Parameters<typeof sellerIdentity>[0]

function bodyOf(key: keyof typeof headings, language: Language, { name, business }: NewShop): string {
  const { street, postal_code, city, phone, email, nip, regon, registration } = business
  const identity = sellerIdentity(localised({ regon, registration }, { language, fallback: language }) as Registered, language)
  const blank = (what: keyof typeof missing) => missing[what][language]
  const known: Record<string, string> = {
    shop: name,
    seller: business.name,
    address: street && city ? `${street}, ${postal_code} ${city}` : blank('address'),
    nip: nip ?? blank('nip'),
    registration: [...identity.numbers, ...identity.company].join(', ') || blank('registration'),
    phone: phone || blank('phone'),
    email,
  }
  const template = readFileSync(new URL(`./templates/${key}.${language}.md`, import.meta.url), 'utf8')
  return template.replace(/\{(\w+)\}/g, (_, field: string) => asText(known[field] ?? ''))
}

/** Escapes a text for Markdown. */
const asText = (text: string) => text.replace(/[\\`*_[\]<>#|]/g, '\\$&')

import { globSync, readFileSync } from 'node:fs'
import { templatePages } from '../../apps/api/src/features/shops/template-pages.ts'
import { demoShops } from '../../demo/index.ts'
import { root } from '../build.ts'
import { literalsIn } from './literals.ts'

/** A text that shoppers read. */
export interface Text {
  language: 'en' | 'pl'
  text: string
  /** A file, or a path within the demo data. */
  where: string
}

const sources = [
  'apps/*/{app,src,server}/**/*.{ts,tsx}',
  'packages/{contract,ui}/src/**/*.{ts,tsx}',
  // Words printed in data sheets and catalogues.
  'demo/{art/documents/*,features}.ts',
]
/** The notice and the form that the law prescribes, in its own words. */
const statutory = 'packages/contract/src/withdrawal-model.ts'
/** What people type into a search, in whatever words. */
const keywords = 'apps/back-office/app/features/search/keywords.ts'

/** Codes, keys and paths: `order_email_wrong`, `reward-regulations`. */
const isCode = (text: string) => /^[\w/:-]*[_/:-][\w/:-]*$/.test(text)

/** Messages, e-mails, the default configuration, static pages and printed documents. */
const textsInCode = (): Text[] =>
  globSync(sources, { cwd: root, exclude: [statutory, keywords] })
    .filter(file => !/\.test\.tsx?$|\.d\.ts$|features\/design\//.test(file))
    .flatMap(file => literalsIn(file, readFileSync(`${root}/${file}`, 'utf8')).map(text => ({ ...text, where: file })))
    .filter(({ text }) => !isCode(text))

/** Products, pages, articles and configuration of the demo shops. */
const textsOfDemo = (): Text[] => demoShops.flatMap(shop => textsIn(shop, shop.name))

/** Pages of a new shop. */
function textsOfTemplates(): Text[] {
  const business = { name: '', street: '', postal_code: '', city: '', country: 'PL', phone: '', email: '', opening_hours: '' as const }
  const shop = { name: '', business, nip: null } as unknown as Parameters<typeof templatePages>[0]
  return textsIn(templatePages(shop, new Date(0)), 'templates')
}

/** Texts of a value, except the words by which search finds a product. */
function textsIn(value: unknown, where: string, language?: Text['language']): Text[] {
  if (typeof value === 'string') return language ? [{ language, text: value, where }] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === 'keywords') return []
    const isLanguage = name === 'en' || name === 'pl'
    return textsIn(part, isLanguage ? where : `${where}.${labelOf(part) ?? name}`, isLanguage ? name : language)
  })
}

/** Names entries of a list by what they are known as. */
function labelOf(value: unknown): string | undefined {
  const { code, key, slug } = (value ?? {}) as Record<string, unknown>
  return [code, key, slug].find(name => typeof name === 'string')
}

export const shopTexts = (): Text[] => [...textsInCode(), ...textsOfDemo(), ...textsOfTemplates()]

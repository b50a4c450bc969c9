import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoShops } from './index.ts'

const documents = demoShops.flatMap(shop => shop.pages.flatMap(({ key, body }) => (['en', 'pl'] as const).map(language => ({ name: `${shop.name}, ${key}, ${language}`, shop, text: body[language] }))))

const businessOf = (shop: (typeof demoShops)[number]) => shop.configuration.local_business[0] as Record<'name' | 'street' | 'postal_code' | 'city' | 'phone' | 'email', string>

test('each shop has its pages, titled and described in both languages', () => {
  expect(demoShops.map(({ pages }) => pages.map(({ key }) => key))).toEqual([
    ['regulations', 'reward-regulations', 'privacy-policy', 'about-us', 'projahn'],
    ['regulations', 'reward-regulations', 'privacy-policy', 'about-us', 'palimir'],
    ['regulations', 'privacy-policy'],
  ])
  for (const { pages } of demoShops) {
    expect(new Set(pages.map(({ version }) => version))).toEqual(new Set(['2026-09-01']))
    for (const { title, body, seo_description } of pages)
      for (const texts of [title, body, seo_description]) {
        expect([texts.en, texts.pl]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
        expect(texts.en).not.toBe(texts.pl)
      }
  }
})

test.each(documents)('$name: it names its own shop alone, and has neither a title nor placeholders', ({ name: page, shop, text }) => {
  const { name, street, postal_code, city, phone, email } = businessOf(shop)
  // A brand's page says whom to ask, not where the shop stands.
  const address = /projahn|palimir/.test(page) ? [] : [`${street}, ${postal_code} ${city}`]
  for (const own of [name, ...address, phone, email]) expect(text).toContain(own)
  for (const other of demoShops.filter(({ id }) => id !== shop.id)) {
    const strange = businessOf(other)
    for (const foreign of [strange.name, strange.street, strange.phone, strange.email]) expect(text).not.toContain(foreign)
  }
  expect(text).not.toMatch(/^#\s|^=+$/m)
  expect(text).not.toMatch(/lorem|\btodo\b|xxx|\[\.{3}\]|\[…\]|\.{4}|undefined/i)
})

test('both languages of a document have the same sections and points', () => {
  const shape = (text: string) => text.match(/^(## \d+\.|\s*\d+\.|\s*-|>)(?= |$)/gm)
  for (const { key, body } of demoShops.flatMap(shop => shop.pages)) expect([key, shape(body.en)]).toEqual([key, shape(body.pl)])
})

const templates = (['en', 'pl'] as const).map(language => ({
  name: `template, privacy-policy, ${language}`,
  text: readFileSync(new URL(`../src/features/shops/templates/privacy-policy.${language}.md`, import.meta.url), 'utf8'),
}))
const policies = [...documents.filter(({ name }) => name.includes('privacy-policy')), ...templates]

test.each(policies)('$name lists every cookie', ({ text }) => {
  const cookies = ['access_token', 'refresh_token', 'csrf_token', 'access_expires_at', 'refresh_expires_at', 'locale', 'display', 'notice', 'device']
  expect(cookies.filter(cookie => !text.includes(`\`${cookie}\``))).toEqual([])
})

test.each(policies)('$name states the retention of mails, claims, messages and applications', ({ name, text }) => {
  const periods = name.endsWith('en')
    ? ['for 30 days after that', 'at most 6 years, up to the end of the calendar year', 'a year after', 'three months after', 'until you close your account']
    : ['30 dni od wysłania', 'najdłużej 6 lat, licząc do końca roku kalendarzowego', 'rok po', 'trzy miesiące po', 'aż zamkniesz konto']
  expect(periods.filter(period => !text.includes(period))).toEqual([])
})

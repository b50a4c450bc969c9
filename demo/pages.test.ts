import { readFileSync } from 'node:fs'
import { configurationScopes, type Language, sellerIdentity, withdrawalModel } from '@stragan/contract'
import { expect, test } from 'vitest'
import { localised } from '../apps/api/src/platform/texts.ts'
import { demoShops } from './index.ts'

const documents = demoShops.flatMap(shop =>
  shop.pages.flatMap(({ key, body }) => (['en', 'pl'] as const).map(language => ({ name: `${shop.name}, ${key}, ${language}`, key, language, shop, text: body[language] }))),
)

type Shop = (typeof demoShops)[number]

/** The seller as an answer of the API has it in a language, which validates it. */
const businessIn = (shop: Shop, language: Language) =>
  configurationScopes.local_business.parse({ ...(localised(shop.configuration.local_business[0], { language, fallback: language }) as object), id: 1, enabled: true })
const businessOf = (shop: Shop) => businessIn(shop, 'pl')

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
  const { name: seller, street, postal_code, city, phone, email } = businessOf(shop)
  // What one agrees to names the seller as registered.
  const name = /regulations|privacy/.test(page) ? seller : shop.name
  // A brand's page says whom to ask, not where the shop stands.
  const address = /projahn|palimir/.test(page) ? [] : [`${street}, ${postal_code} ${city}`]
  for (const own of [name, ...address, phone, email]) expect(text).toContain(own)
  for (const other of demoShops.filter(({ id }) => id !== shop.id)) {
    const strange = businessOf(other)
    for (const foreign of [other.name, strange.name, strange.street, strange.phone, strange.email]) expect(text).not.toContain(foreign)
  }
  expect(text).not.toMatch(/^#\s|^=+$/m)
  expect(text).not.toMatch(/lorem|\btodo\b|xxx|\[\.{3}\]|\[…\]|\.{4}|undefined/i)
})

test('both languages of a document have the same sections and points', () => {
  const shape = (text: string) => text.match(/^(## \d+\.|\s*\d+\.|\s*-|>)(?= |$)/gm)
  for (const { key, body } of demoShops.flatMap(shop => shop.pages)) expect([key, shape(body.en)]).toEqual([key, shape(body.pl)])
})

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\\', '')
const documentsOf = (key: string) => documents.filter(document => document.key === key)

test.each(documentsOf('regulations'))('$name has every number of the seller, its court and its capital', ({ shop, language, text }) => {
  const { numbers, company } = sellerIdentity(businessIn(shop, language), language)
  expect(numbers).toHaveLength(3)
  // The last word: templates write the names of numbers out.
  for (const said of [...numbers.map(number => number.split(' ')[1] ?? ''), ...company]) expect(plain(text)).toContain(plain(said).replace(/[()]/g, ''))
})

test.each(documentsOf('privacy-policy'))('$name has the numbers of the controller; that of a new shop its tax number', ({ shop, language, text }) => {
  const { nip, ...others } = businessIn(shop, language)
  expect(text).toContain(nip)
  if (shop.id === 3) return
  const { numbers } = sellerIdentity(others, language)
  expect(numbers).toEqual([expect.stringMatching(/^REGON \d+$/), expect.stringMatching(/^KRS \d+$/)])
  for (const number of numbers) expect(plain(text)).toContain(number)
})

test.each(documentsOf('regulations'))('$name has the model withdrawal form word for word, as the confirmation of an order attaches it', ({ shop, language, text }) => {
  const { name, street, postal_code, city, phone, email } = businessOf(shop)
  const { hint, lines, note } = withdrawalModel[language].form
  for (const line of [hint, ...lines({ name, address: `${street}, ${postal_code} ${city}`, phone, email, link: '' }), note]) expect(plain(text)).toContain(`> ${line}\n`)
})

test.each(documentsOf('regulations'))('$name says what the law says of conformity, and reminds of the legal guarantee', ({ language, text }) => {
  // The reminder on product pages links this heading by its words.
  expect(text).toMatch(language === 'en' ? /^## \d+\. Reminder of the legal guarantee of conformity$/m : /^## \d+\. Przypomnienie o prawnej gwarancji zgodności$/m)
  const said =
    language === 'en'
      ? [
          'article 7a of the Act',
          'articles 7aa and 38a',
          'article 43c',
          'the law presumes that it existed at delivery',
          'article 43d',
          'excessively costly',
          'article 43e',
          'minor',
          'extended once by 12 months',
          '(EU) 2024/1799',
          '27 September 2026',
          'at least two years',
          'https://europa.eu/youreurope/guarantees',
        ]
      : [
          'art. 7a ustawy',
          'art. 7aa i 38a',
          'art. 43c',
          'domniemywa się, że istniał już przy dostarczeniu',
          'art. 43d',
          'nadmiernych kosztów',
          'art. 43e',
          'nieistotna',
          'jednorazowo o 12 miesięcy',
          '(UE) 2024/1799',
          '27 września 2026',
          'co najmniej dwa lata',
          'https://europa.eu/youreurope/gwarancje',
        ]
  expect(said.filter(words => !text.includes(words))).toEqual([])
})

test.each(documentsOf('regulations'))('$name says what docs/legal.md demands besides', ({ language, text }) => {
  const said =
    language === 'en'
      ? [
          'articles 43e and 43f',
          'algorithm',
          'manufacturer',
          'https://uokik.gov.pl',
          'WCAG 2.1',
          '26 April 2024',
          '(EU) 2023/988',
          'current browser',
          'unlawful content',
          'withdrawal form attached',
          'Saturday or a public holiday',
        ]
      : [
          'art. 43f',
          'algorytm',
          'Gwarancja producenta',
          'https://uokik.gov.pl',
          'WCAG 2.1',
          '26 kwietnia 2024',
          '(UE) 2023/988',
          'aktualnej przeglądarki',
          'Treści bezprawnych',
          'w załącznikach ten regulamin',
          'sobotą albo dniem ustawowo wolnym',
        ]
  expect(said.filter(words => !text.includes(words))).toEqual([])
})

test('pages promise the dispatch and the delivery of the shop’s configuration, and nothing else', () => {
  const durations = {
    en: 'one working day by courier, one or two to a parcel locker and two to four on a pallet',
    pl: 'jeden dzień roboczy kurierem, jeden lub dwa do automatu paczkowego, a na palecie od dwóch do czterech',
  }
  for (const { name, key, language, shop, text } of documents.filter(({ shop }) => shop.id !== 3)) {
    const { delivery, shop_configuration } = shop.configuration
    const [{ cut_off }] = shop_configuration.map(({ dispatch }) => dispatch) as [{ cut_off: string }]
    const dispatch = {
      en: `Goods in stock that you order by ${cut_off} on a working day`,
      pl: `Towar z magazynu zamówiony do ${cut_off} w dniu roboczym wysyłamy tego samego dnia`,
    }
    expect([name, text.match(/same working day|two working days of confirming|dwóch dni roboczych od|w 24 godziny/)]).toEqual([name, null])
    if (/ on the same day|tego samego dnia/.test(text) && key !== 'palimir') expect([name, text]).toEqual([name, expect.stringContaining(dispatch[language])])
    if (key !== 'regulations') continue
    expect(delivery.map(({ code, duration }) => [code, duration])).toMatchObject([
      ['courier', { min: 1, max: 1 }],
      ['parcel_locker', { min: 1, max: 2 }],
      ['pickup', { min: 0, max: 0, collected: true }],
      ['pallet', { min: 2, max: 4 }],
    ])
    expect([name, text]).toEqual([name, expect.stringContaining(durations[language])])
    expect([name, text]).toEqual([name, expect.stringContaining(dispatch[language])])
    expect(text).toContain(language === 'en' ? 'the other countries of the European Union' : 'innych krajach Unii Europejskiej')
  }
})

test('where a page speaks of the lowest price, it is that of the 30 days before the reduction', () => {
  for (const { name, text } of documents)
    for (const [said] of text.matchAll(/(?:lowest price|najniższ\S+ cen\S+)[^.:;]*/gi)) expect([name, said]).toEqual([name, expect.stringMatching(/of the 30 days before|z 30 dni przed/)])
})

const templates = (['en', 'pl'] as const).map(language => ({
  name: `template, privacy-policy, ${language}`,
  text: readFileSync(new URL(`../apps/api/src/features/shops/templates/privacy-policy.${language}.md`, import.meta.url), 'utf8'),
}))
const policies = [...documents.filter(({ name }) => name.includes('privacy-policy')), ...templates]

test.each(policies)('$name lists every cookie and entry of the storage', ({ text }) => {
  const cookies = ['access_token', 'refresh_token', 'csrf_token', 'access_expires_at', 'refresh_expires_at', 'locale', 'display', 'notice', 'changed', 'device', 'recently-viewed', 'offline-cart']
  expect(cookies.filter(cookie => !text.includes(`\`${cookie}\``))).toEqual([])
})

test.each(policies)('$name states the retention of mails, claims, messages and applications', ({ name, text }) => {
  const periods = name.endsWith('en')
    ? [
        'For 30 days after sending an e-mail',
        'at most 6 years, extended to the end of the calendar year',
        'a year after we receive them',
        'three months after you apply',
        'until you close your account',
      ]
    : ['30 dni od wysłania', 'najdłużej 6 lat, z przedłużeniem do końca roku kalendarzowego', 'rok po otrzymaniu', 'trzy miesiące po otrzymaniu zgłoszenia', 'aż zamkniesz konto']
  expect(periods.filter(period => !text.includes(period))).toEqual([])
})

test.each(policies)('$name names the law of its articles, the authorities, and why invoices are kept; it asks for no consent', ({ name, text }) => {
  const said = name.endsWith('en')
    ? [
        'Articles named without an act are those of Regulation (EU) 2016/679 (GDPR)',
        'for five years from the end of the year in which the tax was due, because tax law requires it',
        'the supervisory authority of the EU country where you live',
        'We do not ask for your consent to it',
      ]
    : [
        'Artykuły podane bez nazwy aktu są artykułami rozporządzenia (UE) 2016/679 (RODO)',
        'ane na fakturach przechowujemy przez 5 lat od końca roku, w którym upłynął termin płatności podatku, bo wymaga tego prawo podatkowe',
        'do organu nadzorczego w kraju Unii, w którym mieszkasz',
        'Nie prosimy o zgodę na nią',
      ]
  expect(said.filter(words => !text.includes(words))).toEqual([])
  const section = text.slice(text.indexOf('## 2.'), text.indexOf('## 3.'))
  const purposes = section.split(/^\d+\. /m).slice(1, -1)
  const withoutBasis = purposes.filter(purpose => !(name.endsWith('en') ? /\([abcf][);]/ : /\(lit\. [abcf][);]/).test(purpose))
  expect(withoutBasis).toEqual([])
})

import { type Language, languages } from '@stragan/contract'
import { type AdminCall, adminCalls, roles } from '@stragan/contract/admin'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { actions } from './actions.ts'
import { destinationsOf, findDestinations } from './destinations.ts'
import { keywordPaths } from './keywords.ts'

const owner = { shop: { code: 'tools', role: 'owner' }, isOperator: true, notices: languages } as const
const found = (query: string, language: 'en' | 'pl' = 'en') => findDestinations(destinationsOf({ ...owner, language }), query)

test('every screen that needs nothing but a shop is found by its title', () => {
  const paths = routes
    .flatMap(({ children = [] }) => children)
    .flatMap(({ path, file }) =>
      path && !file.includes('sign-in') && !file.includes('search') && !/move-page|pick-list-page/.test(file) ? [path] : [],
    )
    .filter(path => !/[:*]/.test(path.replace(':shop', '')))
  expect(paths.length).toBeGreaterThan(10)
  const hrefs = destinationsOf({ ...owner, language: 'en' }).map(({ href }) => href.split(/[?#]/)[0])
  expect(paths.map(path => `/${path.replace(':shop', 'tools')}`).filter(path => !hrefs.includes(path))).toEqual([])
})

test('every call that changes something has an action, and every action is found by its text', () => {
  const calls: AdminCall[] = Object.values(adminCalls).flatMap((feature): AdminCall[] => Object.values(feature))
  const signingIn = ['/session', '/password_reset', '/invitations/{token}']
  // A draft belongs to the form that it is of.
  const isOfOffice = ({ path }: AdminCall) =>
    !signingIn.some(beginning => path.startsWith(beginning)) && !path.startsWith('/shops/{shop}/drafts/')
  const changing = calls.filter(call => call.method !== 'GET' && isOfOffice(call)).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(actions.flatMap(action => action.calls))).toEqual(new Set(changing))
  for (const language of languages)
    for (const { texts, path } of actions)
      expect(found(texts[language], language).map(({ href }) => href)).toContain(path.replace('{shop}', 'tools'))
})

test('notices on the legal guarantee are found in the languages in which the shop shows them', () => {
  const hrefs = (notices: readonly Language[]) =>
    destinationsOf({ ...owner, language: 'en', notices }).flatMap(({ href }) => (href.includes('guarantee-notice') ? [href] : []))
  expect(hrefs(['pl'])).toEqual(['/tools/guarantee-notice/pl'])
  expect(hrefs([])).toEqual([])
})

test('settings are found by the labels of their fields', () => {
  expect(found('bank account')[0]).toMatchObject({ title: 'Bank account', href: '/tools/settings/payment' })
  expect(found('rachunek bank', 'pl')[0]).toMatchObject({ title: 'Rachunek bankowy', href: '/tools/settings/payment' })
  expect(found('stawki vat', 'pl')[0]?.href).toBe('/tools/settings/vat_tax')
  expect(found('free delivery').map(({ title }) => title)).toEqual(['Free from'])
  expect(found('delivery')[0]).toMatchObject({ title: 'Delivery', href: '/tools/settings/delivery' })
})

test.each([
  ['pl', 'faktura', '/tools/settings/payment'],
  ['pl', 'kurier', '/tools/settings/delivery'],
  ['pl', 'przesyłka', '/tools/settings/delivery'],
  ['pl', '2fa', '/account#second-factor'],
  ['pl', 'hasło', '/account#password'],
  ['pl', 'domena', '/tools/hosts'],
  ['pl', 'płatność', '/tools/settings/payment'],
  ['pl', 'VAT', '/tools/settings/vat_tax'],
  ['pl', 'użytkownicy', '/tools/staff'],
  ['pl', 'kurier', '/tools/orders?status=packed'],
  ['pl', 'list przewozowy', '/tools/orders?status=packed'],
  ['pl', 'przelew', '/tools/orders?waiting_for=payment'],
  ['pl', 'kredyt kupiecki', '/tools/customers?deferred_payment=not_approved'],
  ['pl', 'bez wyników', '/tools/searches'],
  ['pl', 'synonimy', '/tools/searches/synonyms'],
  ['en', 'invoice', '/tools/settings/payment'],
  ['en', 'courier', '/tools/settings/delivery'],
  ['en', '2FA', '/account#second-factor'],
  ['en', 'users', '/tools/staff'],
  ['en', 'website', '/tools/hosts'],
  ['en', 'tracking label', '/tools/orders?status=packed'],
  ['en', 'pay later', '/tools/customers?deferred_payment=not_approved'],
  ['en', 'bank transfer', '/tools/orders?waiting_for=payment'],
  ['en', 'synonyms', '/tools/searches/synonyms'],
] as const)('in %s, “%s” leads to %s', (language, query, href) => {
  expect(found(query, language).map(one => one.href)).toContain(href)
})

test('every keyword belongs to something that is found', () => {
  const hrefs = destinationsOf({ ...owner, language: 'pl' }).map(({ href }) => href)
  expect(keywordPaths.map(path => path.replace('{shop}', 'tools')).filter(href => !hrefs.includes(href))).toEqual([])
})

test('a search ignores accents and letter case, takes beginnings of words, and needs all of them', () => {
  expect(found('ZAMOWIENIA', 'pl')[0]?.href).toBe('/tools/orders')
  expect(found('inv per')[0]?.href).toBe('/tools/staff#invite')
  expect(found('invite nobody')).toEqual([])
  expect(found(' - ')).toEqual([])
})

test.each(roles)('a person in the role %s is led to nothing that the role may not do', role => {
  const hrefs = destinationsOf({ shop: { code: 'tools', role }, isOperator: false, language: 'en', notices: languages }).map(
    ({ href }) => href,
  )
  expect(hrefs).not.toContain('/installation/new')
  expect(hrefs.some(href => href.startsWith('/tools/api-keys'))).toBe(role === 'owner')
  expect(hrefs.some(href => href === '/tools/products')).toBe(['owner', 'manager', 'sales', 'editor'].includes(role))
})

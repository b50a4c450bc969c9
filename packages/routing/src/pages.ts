import type { Language } from './language.ts'

/** A page: its path in each language below `/en` and `/pl`, its layout and its access rules. */
export interface Page extends Record<Language, string> {
  layout: 'default' | 'simple'
  /** Header and footer without navigation: nothing leads away from the purchase. */
  isSlim?: true
  /** Name of the guard, as registered in the storefront. */
  middleware?: string
  /** Format of each path parameter; otherwise the page is "not found", before any call. */
  params?: Record<string, RegExp>
  /** Personal page or step of a process: noindex, and not in the site map. */
  noindex?: true
  /** Localised names of the page's entity, where paths alone do not distinguish them (docs/spec.md#2). */
  localisationId?: Record<Language, string>
}

/** Id or slug; a slug is never all digits. */
export const key = /^(?:[1-9]\d{0,8}|(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*)$/

const orderUid = /^[0-9a-f]{32}$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const shareToken = /^[\w-]{43}$/
const id = /^[1-9]\d{0,8}$/

/** Route table: routes, links, language switch and alternates derive from it. */
export const pages = {
  home: { en: '', pl: '', layout: 'default' },
  categories: { en: 'categories', pl: 'categories', layout: 'default' },
  category: { en: 'category/:slug', pl: 'category/:slug', layout: 'default', params: { slug: key } },
  brand: { en: 'marki/:id', pl: 'marki/:id', layout: 'default', params: { id: key }, localisationId: { en: 'brand', pl: 'marka' } },
  bestsellers: { en: 'bestsellers', pl: 'bestsellery', layout: 'default' },
  newProducts: { en: 'new-products', pl: 'new-products', layout: 'default' },
  productsOfTheMonth: { en: 'products_of_the_month', pl: 'produkty_miesiaca', layout: 'default' },
  allProducts: { en: 'products-all', pl: 'products-all', layout: 'default' },
  product: { en: 'product/:id', pl: 'product/:id', layout: 'default', params: { id: key } },
  comparison: { en: 'compare', pl: 'porownanie', layout: 'default', noindex: true },
  stockAlert: { en: 'back-in-stock', pl: 'powiadomienie-o-dostepnosci', layout: 'default', noindex: true },
  confirmStockAlert: { en: 'back-in-stock/confirm', pl: 'powiadomienie-o-dostepnosci/potwierdz', layout: 'default', noindex: true },
  endStockAlerts: { en: 'back-in-stock/unsubscribe', pl: 'powiadomienie-o-dostepnosci/wypisz', layout: 'default', noindex: true },
  guest: { en: 'guest', pl: 'guest', layout: 'default', middleware: 'guest-only', noindex: true },
  login: { en: 'login', pl: 'login', layout: 'default', noindex: true },
  signin: { en: 'signin', pl: 'signin', layout: 'default', noindex: true },
  customerLogin: { en: 'customer/login', pl: 'customer/login', layout: 'default', noindex: true },
  register: { en: 'register', pl: 'register', layout: 'default', middleware: 'authorized', noindex: true },
  customerRegister: { en: 'customer/register', pl: 'customer/register', layout: 'default', middleware: 'authorized', noindex: true },
  resetPassword: { en: 'customer/reset-password', pl: 'klient/reset-hasla', layout: 'default', noindex: true },
  orderHistory: {
    en: 'account/order-history',
    pl: 'konto/historia-zamowien',
    layout: 'default',
    middleware: 'is-logged-in',
    noindex: true,
  },
  accountOrder: {
    en: 'account/orders/:id',
    pl: 'account/orders/:id',
    layout: 'default',
    middleware: 'is-logged-in',
    params: { id: orderUid },
    noindex: true,
  },
  addresses: { en: 'account/addresses', pl: 'konto/adresy', layout: 'default', middleware: 'is-logged-in', noindex: true },
  myPrices: { en: 'account/my-prices', pl: 'konto/moje-ceny', layout: 'default', middleware: 'is-logged-in', noindex: true },
  favouriteProducts: {
    en: 'account/favourite-products',
    pl: 'konto/ulubione-produkty',
    layout: 'default',
    middleware: 'is-logged-in',
    noindex: true,
  },
  savedLists: { en: 'account/lists', pl: 'konto/listy', layout: 'default', middleware: 'is-logged-in', noindex: true },
  savedList: {
    en: 'account/lists/:id',
    pl: 'konto/listy/:id',
    layout: 'default',
    middleware: 'is-logged-in',
    params: { id: uuid },
    noindex: true,
  },
  sharedList: { en: 'list/:token', pl: 'lista/:token', layout: 'default', params: { token: shareToken }, noindex: true },
  profile: { en: 'account/profile', pl: 'konto/profil', layout: 'default', middleware: 'is-logged-in', noindex: true },
  checkout: { en: 'checkout', pl: 'potwierdzenie-zamowienia', layout: 'default', isSlim: true, noindex: true },
  order: { en: 'order/:uid', pl: 'zamowienie/:uid', layout: 'default', params: { uid: orderUid }, noindex: true },
  withdrawFromContract: { en: 'withdraw-from-contract', pl: 'odstap-od-umowy', layout: 'default' },
  withdrawal: {
    en: 'order/:uid/withdrawal',
    pl: 'zamowienie/:uid/odstapienie',
    layout: 'default',
    params: { uid: orderUid },
    noindex: true,
  },
  complaint: { en: 'order/:uid/complaint', pl: 'zamowienie/:uid/reklamacja', layout: 'default', params: { uid: orderUid }, noindex: true },
  contact: { en: 'contact', pl: 'kontakt', layout: 'default' },
  aboutUs: { en: 'about-us', pl: 'about-us', layout: 'default' },
  projahn: { en: 'projahn', pl: 'projahn', layout: 'default' },
  catalogs: { en: 'catalogs', pl: 'katalogi', layout: 'default' },
  dataSheets: { en: 'data-sheets', pl: 'data-sheets', layout: 'default' },
  distribution: { en: 'distribution', pl: 'dystrybucja', layout: 'default' },
  vendingMachines: { en: 'vending-machines', pl: 'vending-machines', layout: 'default' },
  regulations: { en: 'regulations', pl: 'regulamin', layout: 'default' },
  privacyPolicy: { en: 'privacy-policy', pl: 'polityka-prywatnosci', layout: 'default' },
  news: { en: 'news', pl: 'news', layout: 'default' },
  article: { en: 'news/:slug', pl: 'news/:slug', layout: 'default', params: { slug: /^[a-z0-9-]{1,120}$/ } },
  careers: { en: 'career', pl: 'kariera', layout: 'default' },
  career: { en: 'career/:id', pl: 'kariera/:id', layout: 'default', params: { id } },
  jobApplication: { en: 'career/job', pl: 'career/job', layout: 'default' },
  gifts: { en: 'gifts', pl: 'nagrody', layout: 'default' },
  gift: { en: 'gifts/:id', pl: 'nagrody/:id', layout: 'default', params: { id } },
  cart: { en: 'cart', pl: 'koszyk', layout: 'default', noindex: true },
  quickOrder: { en: 'quick-order', pl: 'szybkie-zamowienie', layout: 'default' },
  test1: { en: 'test1', pl: 'test1', layout: 'simple', noindex: true },
  test2: { en: 'test2', pl: 'test2', layout: 'simple', noindex: true },
} as const satisfies Record<string, Page>

export type PageId = keyof typeof pages
export const pageIds = Object.keys(pages) as PageId[]

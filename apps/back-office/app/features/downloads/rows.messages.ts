import type { DownloadableList } from '@stragan/contract/admin'
import { plural } from '@stragan/contract/plural'

/** What the rows of a list are called. */
export interface Rows {
  count: (n: number) => string
  all: string
  /** Of a list with filters or a search. */
  matching?: string
}

const en: Record<DownloadableList, Rows> = {
  shops: {
    count: n => plural('en', n, { one: 'One shop', other: `${n} shops` }),
    all: 'All shops in this installation',
    matching: 'All shops that match the search',
  },
  orders: {
    count: n => plural('en', n, { one: 'One order', other: `${n} orders` }),
    all: 'All orders',
    matching: 'All orders that match the filters',
  },
  customers: {
    count: n => plural('en', n, { one: 'One customer', other: `${n} customers` }),
    all: 'All customers with an account',
    matching: 'All customers who match the search',
  },
  products: {
    count: n => plural('en', n, { one: 'One product', other: `${n} products` }),
    all: 'All products',
    matching: 'All products that match the filters',
  },
  product_rows: {
    count: n => plural('en', n, { one: 'One variant', other: `${n} variants` }),
    all: 'All products with their variants, prices and stock',
  },
  promotions: {
    count: n => plural('en', n, { one: 'One promotion', other: `${n} promotions` }),
    all: 'All promotions',
    matching: 'All promotions that match the filters',
  },
  discount_codes: {
    count: n => plural('en', n, { one: 'One code', other: `${n} codes` }),
    all: 'All discount codes',
    matching: 'All discount codes that match the filters',
  },
  refunds: {
    count: n => plural('en', n, { one: 'One refund', other: `${n} refunds` }),
    all: 'All refunds that are due',
    matching: 'All refunds that match the filters',
  },
  stock: {
    count: n => plural('en', n, { one: 'The stock of one variant', other: `The stock of ${n} variants` }),
    all: 'The stock of all variants',
    matching: 'The stock of all variants that match the filters',
  },
  staff: {
    count: n => plural('en', n, { one: 'One person', other: `${n} people` }),
    all: 'All people in the shop',
    matching: 'All people who match the filters',
  },
  api_keys: {
    count: n => plural('en', n, { one: 'One API key', other: `${n} API keys` }),
    all: 'All API keys',
    matching: 'All API keys that match the filters',
  },
  failed_mails: {
    count: n => plural('en', n, { one: 'One e-mail', other: `${n} e-mails` }),
    all: 'All e-mails that could not be sent',
  },
  change_sets: {
    count: n => plural('en', n, { one: 'One change', other: `${n} changes` }),
    all: 'The whole history',
    matching: 'All changes that match the filters',
  },
  inbox: {
    count: n => plural('en', n, { one: 'One entry', other: `${n} entries` }),
    all: 'All entries in the inbox',
    matching: 'All entries that match the filters',
  },
  'customers/{id}/prices': {
    count: n => plural('en', n, { one: 'One price', other: `${n} prices` }),
    all: 'All agreed prices of the customer, in a form that can be imported again',
    matching: 'All products found by the search',
  },
  'price_lists/{id}/prices': {
    count: n => plural('en', n, { one: 'One price', other: `${n} prices` }),
    all: 'All prices in the list, in a form that can be imported again',
    matching: 'All products found by the search',
  },
  'stock/{variantId}/movements': {
    count: n => plural('en', n, { one: 'One movement', other: `${n} movements` }),
    all: 'All movements',
  },
  'webhooks/{id}/deliveries': {
    count: n => plural('en', n, { one: 'One event', other: `${n} events` }),
    all: 'All events from the last 30 days',
    matching: 'All events in this state from the last 30 days',
  },
  categories: {
    count: n => plural('en', n, { one: 'One category', other: `${n} categories` }),
    all: 'All categories',
  },
  brands: {
    count: n => plural('en', n, { one: 'One brand', other: `${n} brands` }),
    all: 'All brands',
  },
  producers: {
    count: n => plural('en', n, { one: 'One manufacturer', other: `${n} manufacturers` }),
    all: 'All manufacturers',
  },
  features: {
    count: n => plural('en', n, { one: 'One feature', other: `${n} features` }),
    all: 'All features',
  },
  searches: {
    count: n => plural('en', n, { one: 'One search', other: `${n} searches` }),
    all: 'The most frequent searches without results',
    matching: 'The most frequent searches',
  },
  search_synonyms: {
    count: n => plural('en', n, { one: 'One group of synonyms', other: `${n} groups of synonyms` }),
    all: 'All synonyms',
  },
  search_redirects: {
    count: n => plural('en', n, { one: 'One redirect', other: `${n} redirects` }),
    all: 'All search redirects',
  },
  price_lists: {
    count: n => plural('en', n, { one: 'One price list', other: `${n} price lists` }),
    all: 'All price lists',
  },
  'price_lists/{id}/customers': {
    count: n => plural('en', n, { one: 'One customer', other: `${n} customers` }),
    all: 'All customers on the price list',
    matching: 'All customers found by the search',
  },
  gifts: {
    count: n => plural('en', n, { one: 'One gift', other: `${n} gifts` }),
    all: 'All gifts',
  },
  imports: {
    count: n => plural('en', n, { one: 'One import', other: `${n} imports` }),
    all: 'All imports from the last 90 days',
    matching: 'All imports of these prices from the last 90 days',
  },
  hosts: {
    count: n => plural('en', n, { one: 'One domain', other: `${n} domains` }),
    all: 'All domains of the shop',
  },
  webhooks: {
    count: n => plural('en', n, { one: 'One webhook', other: `${n} webhooks` }),
    all: 'All webhooks',
  },
}
const pl: Record<DownloadableList, Rows> = {
  shops: {
    count: n => plural('pl', n, { one: 'Jeden sklep', few: `${n} sklepy`, other: `${n} sklepów` }),
    all: 'Wszystkie sklepy tej instalacji',
    matching: 'Wszystkie sklepy pasujące do wyszukiwania',
  },
  orders: {
    count: n => plural('pl', n, { one: 'Jedno zamówienie', few: `${n} zamówienia`, many: `${n} zamówień`, other: `${n} zamówienia` }),
    all: 'Wszystkie zamówienia',
    matching: 'Wszystkie zamówienia pasujące do filtrów',
  },
  customers: {
    count: n => plural('pl', n, { one: 'Jeden klient', few: `${n} klientów`, many: `${n} klientów`, other: `${n} klienta` }),
    all: 'Wszyscy klienci z kontem',
    matching: 'Wszyscy klienci pasujący do wyszukiwania',
  },
  products: {
    count: n => plural('pl', n, { one: 'Jeden produkt', few: `${n} produkty`, many: `${n} produktów`, other: `${n} produktu` }),
    all: 'Wszystkie produkty',
    matching: 'Wszystkie produkty pasujące do filtrów',
  },
  product_rows: {
    count: n => plural('pl', n, { one: 'Jeden wariant', few: `${n} warianty`, many: `${n} wariantów`, other: `${n} wariantu` }),
    all: 'Wszystkie produkty z wariantami, cenami i stanami magazynowymi',
  },
  promotions: {
    count: n => plural('pl', n, { one: 'Jedna promocja', few: `${n} promocje`, many: `${n} promocji`, other: `${n} promocji` }),
    all: 'Wszystkie promocje',
    matching: 'Wszystkie promocje pasujące do filtrów',
  },
  discount_codes: {
    count: n => plural('pl', n, { one: 'Jeden kod', few: `${n} kody`, many: `${n} kodów`, other: `${n} kodu` }),
    all: 'Wszystkie kody rabatowe',
    matching: 'Wszystkie kody rabatowe pasujące do filtrów',
  },
  refunds: {
    count: n => plural('pl', n, { one: 'Jeden zwrot', few: `${n} zwroty`, many: `${n} zwrotów`, other: `${n} zwrotu` }),
    all: 'Wszystkie zwroty do wykonania',
    matching: 'Wszystkie zwroty pasujące do filtrów',
  },
  stock: {
    count: n =>
      plural('pl', n, {
        one: 'Stan jednego wariantu',
        few: `Stany ${n} wariantów`,
        many: `Stany ${n} wariantów`,
        other: `Stany ${n} wariantu`,
      }),
    all: 'Stany wszystkich wariantów',
    matching: 'Stany wszystkich wariantów pasujących do filtrów',
  },
  staff: {
    count: n => plural('pl', n, { one: 'Jedna osoba', few: `${n} osoby`, many: `${n} osób`, other: `${n} osoby` }),
    all: 'Wszystkie osoby ze sklepu',
    matching: 'Wszystkie osoby pasujące do filtrów',
  },
  api_keys: {
    count: n => plural('pl', n, { one: 'Jeden klucz API', few: `${n} klucze API`, many: `${n} kluczy API`, other: `${n} klucza API` }),
    all: 'Wszystkie klucze API',
    matching: 'Wszystkie klucze API pasujące do filtrów',
  },
  failed_mails: {
    count: n => plural('pl', n, { one: 'Jedna wiadomość', few: `${n} wiadomości`, many: `${n} wiadomości`, other: `${n} wiadomości` }),
    all: 'Wszystkie niewysłane wiadomości',
  },
  change_sets: {
    count: n => plural('pl', n, { one: 'Jedna zmiana', few: `${n} zmiany`, many: `${n} zmian`, other: `${n} zmiany` }),
    all: 'Cała historia zmian',
    matching: 'Wszystkie zmiany pasujące do filtrów',
  },
  inbox: {
    count: n => plural('pl', n, { one: 'Jedno zgłoszenie', few: `${n} zgłoszenia`, many: `${n} zgłoszeń`, other: `${n} zgłoszenia` }),
    all: 'Wszystkie zgłoszenia ze skrzynki',
    matching: 'Wszystkie zgłoszenia pasujące do filtrów',
  },
  'customers/{id}/prices': {
    count: n => plural('pl', n, { one: 'Jedna cena', few: `${n} ceny`, many: `${n} cen`, other: `${n} ceny` }),
    all: 'Wszystkie ceny indywidualne klienta, w postaci, którą można ponownie zaimportować',
    matching: 'Wszystkie znalezione produkty',
  },
  'price_lists/{id}/prices': {
    count: n => plural('pl', n, { one: 'Jedna cena', few: `${n} ceny`, many: `${n} cen`, other: `${n} ceny` }),
    all: 'Wszystkie ceny z cennika, w postaci, którą można ponownie zaimportować',
    matching: 'Wszystkie znalezione produkty',
  },
  'stock/{variantId}/movements': {
    count: n => plural('pl', n, { one: 'Jeden ruch', few: `${n} ruchy`, many: `${n} ruchów`, other: `${n} ruchu` }),
    all: 'Wszystkie ruchy',
  },
  'webhooks/{id}/deliveries': {
    count: n => plural('pl', n, { one: 'Jedno zdarzenie', few: `${n} zdarzenia`, many: `${n} zdarzeń`, other: `${n} zdarzenia` }),
    all: 'Wszystkie zdarzenia z ostatnich 30 dni',
    matching: 'Wszystkie zdarzenia w tym stanie z ostatnich 30 dni',
  },
  categories: {
    count: n => plural('pl', n, { one: 'Jedna kategoria', few: `${n} kategorie`, many: `${n} kategorii`, other: `${n} kategorii` }),
    all: 'Wszystkie kategorie',
  },
  brands: {
    count: n => plural('pl', n, { one: 'Jedna marka', few: `${n} marki`, many: `${n} marek`, other: `${n} marki` }),
    all: 'Wszystkie marki',
  },
  producers: {
    count: n => plural('pl', n, { one: 'Jeden producent', few: `${n} producentów`, many: `${n} producentów`, other: `${n} producenta` }),
    all: 'Wszyscy producenci',
  },
  features: {
    count: n => plural('pl', n, { one: 'Jedna cecha', few: `${n} cechy`, many: `${n} cech`, other: `${n} cechy` }),
    all: 'Wszystkie cechy',
  },
  searches: {
    count: n =>
      plural('pl', n, { one: 'Jedno wyszukiwanie', few: `${n} wyszukiwania`, many: `${n} wyszukiwań`, other: `${n} wyszukiwania` }),
    all: 'Najczęstsze wyszukiwania bez wyników',
    matching: 'Najczęstsze wyszukiwania',
  },
  search_synonyms: {
    count: n =>
      plural('pl', n, {
        one: 'Jedna grupa synonimów',
        few: `${n} grupy synonimów`,
        many: `${n} grup synonimów`,
        other: `${n} grupy synonimów`,
      }),
    all: 'Wszystkie synonimy',
  },
  search_redirects: {
    count: n =>
      plural('pl', n, { one: 'Jedno przekierowanie', few: `${n} przekierowania`, many: `${n} przekierowań`, other: `${n} przekierowania` }),
    all: 'Wszystkie przekierowania wyszukiwań',
  },
  price_lists: {
    count: n => plural('pl', n, { one: 'Jeden cennik', few: `${n} cenniki`, many: `${n} cenników`, other: `${n} cennika` }),
    all: 'Wszystkie cenniki',
  },
  'price_lists/{id}/customers': {
    count: n => plural('pl', n, { one: 'Jeden klient', few: `${n} klientów`, many: `${n} klientów`, other: `${n} klienta` }),
    all: 'Wszyscy klienci cennika',
    matching: 'Wszyscy znalezieni klienci',
  },
  gifts: {
    count: n => plural('pl', n, { one: 'Jeden prezent', few: `${n} prezenty`, many: `${n} prezentów`, other: `${n} prezentu` }),
    all: 'Wszystkie prezenty',
  },
  imports: {
    count: n => plural('pl', n, { one: 'Jeden import', few: `${n} importy`, many: `${n} importów`, other: `${n} importu` }),
    all: 'Wszystkie importy z ostatnich 90 dni',
    matching: 'Wszystkie importy tych cen z ostatnich 90 dni',
  },
  hosts: {
    count: n => plural('pl', n, { one: 'Jedna domena', few: `${n} domeny`, many: `${n} domen`, other: `${n} domeny` }),
    all: 'Wszystkie domeny sklepu',
  },
  webhooks: {
    count: n => plural('pl', n, { one: 'Jeden webhook', few: `${n} webhooki`, many: `${n} webhooków`, other: `${n} webhooka` }),
    all: 'Wszystkie webhooki',
  },
}

export const rowsIn = { en, pl }

import type { Language } from '@stragan/contract'

interface Texts {
  title: string
  /** Beginning of the file's name. */
  file: string
  date: string
  seller: string
  columns: { product: string; quantity: string; unitNet: string; unitGross: string; vat: string; net: string; gross: string }
  notForSale: string
  /** `left` is the quantity in stock with its unit. */
  notEnoughStock: (left: string) => string
  /** Said if a unit price times a quantity is not the amount of the line. */
  rounded: string
  products: string
  gift: (name: string) => string
  delivery: (name: string) => string
  noDelivery: string
  fee: (name: string) => string
  discount: (code: string) => string
  total: string
  rates: string
  rate: string
  amounts: { net: string; vat: string; gross: string }
  /** Currency of the amounts. */
  currency: (code: string) => string
  terms: (at: string) => string
}

const en: Texts = {
  title: 'Quote',
  file: 'quote',
  date: 'Prepared on',
  seller: 'Seller',
  columns: {
    product: 'Product',
    quantity: 'Quantity',
    unitNet: 'Net price',
    unitGross: 'Price incl. VAT',
    vat: 'VAT',
    net: 'Net total',
    gross: 'Total incl. VAT',
  },
  notForSale: 'No price at the moment: not part of the total',
  notEnoughStock: left => `Not enough in stock: ${left} at the moment`,
  rounded: 'Unit prices are shown rounded, so a line total may differ a little from unit price × quantity.',
  products: 'Products',
  gift: name => `Gift: ${name}`,
  delivery: name => `Delivery: ${name}`,
  noDelivery: 'Delivery is not included: none has been chosen yet.',
  fee: name => `Payment: ${name}`,
  discount: code => `Discount, code ${code}`,
  total: 'Total',
  rates: 'VAT by rate',
  rate: 'Rate',
  amounts: { net: 'Net', vat: 'VAT', gross: 'Incl. VAT' },
  currency: code => `All amounts are in ${code}.`,
  terms: at =>
    `These prices were valid at the moment this document was prepared: ${at}. The document is for information. It is not a binding offer within the meaning of Article 66 of the Polish Civil Code; prices and stock may change until the order is placed.`,
}

const pl: Texts = {
  title: 'Kalkulacja cenowa',
  file: 'kalkulacja',
  date: 'Przygotowano',
  seller: 'Sprzedawca',
  columns: {
    product: 'Produkt',
    quantity: 'Ilość',
    unitNet: 'Cena netto',
    unitGross: 'Cena brutto',
    vat: 'VAT',
    net: 'Wartość netto',
    gross: 'Wartość brutto',
  },
  notForSale: 'Obecnie bez ceny; pozycja nie jest wliczona do sumy',
  notEnoughStock: left => `Za mało w magazynie (obecnie ${left})`,
  rounded: 'Ceny jednostkowe są zaokrąglone, więc wartość pozycji może się nieco różnić od iloczynu ceny i ilości.',
  products: 'Produkty',
  gift: name => `Prezent: ${name}`,
  delivery: name => `Dostawa: ${name}`,
  noDelivery: 'Suma nie obejmuje dostawy, która nie jest jeszcze wybrana.',
  fee: name => `Płatność: ${name}`,
  discount: code => `Rabat, kod ${code}`,
  total: 'Razem',
  rates: 'VAT według stawek',
  rate: 'Stawka',
  amounts: { net: 'Netto', vat: 'VAT', gross: 'Brutto' },
  currency: code => `Wszystkie kwoty są podane w ${code}.`,
  terms: at =>
    `Ceny obowiązywały w chwili przygotowania dokumentu: ${at}. Dokument ma charakter informacyjny i nie stanowi oferty w rozumieniu art. 66 Kodeksu cywilnego; do chwili złożenia zamówienia ceny i stan magazynowy mogą się zmienić.`,
}

export const quoteMessages: Record<Language, Texts> = { en, pl }

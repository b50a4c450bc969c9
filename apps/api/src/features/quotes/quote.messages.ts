import type { Language } from '@stragan/contract'

interface Texts {
  title: string
  /** Beginning of the file's name. */
  file: string
  date: string
  seller: string
  columns: { product: string; quantity: string; unitNet: string; unitGross: string; vat: string; net: string; gross: string }
  notForSale: string
  products: string
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
    unitNet: 'Unit net',
    unitGross: 'Unit gross',
    vat: 'VAT',
    net: 'Net',
    gross: 'Gross',
  },
  notForSale: 'No price at the moment: not part of the total.',
  products: 'Products',
  delivery: name => `Delivery: ${name}`,
  noDelivery: 'The total is without delivery, which is not chosen yet.',
  fee: name => `Payment: ${name}`,
  discount: code => `Discount, code ${code}`,
  total: 'Total',
  rates: 'VAT by rate',
  rate: 'Rate',
  amounts: { net: 'Net', vat: 'VAT', gross: 'Gross' },
  currency: code => `All amounts are in ${code}.`,
  terms: at =>
    `These prices were valid at the moment this document was prepared: ${at}. The document is for information. It is not a binding offer within the meaning of Article 66 of the Polish Civil Code; prices and stock may change until the order is placed.`,
}

const pl: Texts = {
  title: 'Oferta cenowa',
  file: 'oferta',
  date: 'Przygotowano',
  seller: 'Sprzedawca',
  columns: {
    product: 'Produkt',
    quantity: 'Ilość',
    unitNet: 'Cena netto',
    unitGross: 'Cena brutto',
    vat: 'VAT',
    net: 'Netto',
    gross: 'Brutto',
  },
  notForSale: 'Nie ma teraz ceny, nie wchodzi do sumy.',
  products: 'Produkty',
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
    `Ceny obowiązywały w chwili przygotowania dokumentu: ${at}. Dokument ma charakter informacyjny i nie stanowi oferty w rozumieniu art. 66 Kodeksu cywilnego; do chwili złożenia zamówienia ceny i stan magazynu mogą się zmienić.`,
}

export const quoteMessages: Record<Language, Texts> = { en, pl }

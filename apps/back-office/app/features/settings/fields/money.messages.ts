import { conditionsTexts } from './delivery.messages.ts'
import type { FieldTexts } from './field-text.ts'

export const paymentTexts: FieldTexts = {
  code: {
    en: [
      'Code',
      'Says how it works: bank_transfer, cash_on_delivery, deferred_invoice, pay_on_collection, or the code of a provider such as stripe.',
    ],
    pl: ['Kod', 'Mówi, jak działa: bank_transfer, cash_on_delivery, deferred_invoice, pay_on_collection albo kod operatora, np. stripe.'],
  },
  name: {
    en: ['Name', 'In the cart, the checkout, orders and e-mails.'],
    pl: ['Nazwa', 'W koszyku, przy składaniu zamówienia, w zamówieniach i e-mailach.'],
  },
  description: { en: ['Description', 'Below the name, where buyers choose.'], pl: ['Opis', 'Pod nazwą, tam gdzie kupujący wybiera.'] },
  ...conditionsTexts,
  fee_net: {
    en: ['Fee', 'Net, in PLN; it is added to the delivery and has its VAT. 0: none.'],
    pl: ['Dopłata', 'Netto, w złotych; dodawana do dostawy, z jej stawką VAT. 0: bez dopłaty.'],
  },
  account: {
    en: [
      'Bank account',
      'IBAN, in e-mails and on orders. Empty: buyers are told that the shop sends it. Check every digit: money goes there.',
    ],
    pl: [
      'Rachunek bankowy',
      'IBAN, w e-mailach i zamówieniach. Puste pole: sklep zapowiada, że go prześle. Sprawdź każdą cyfrę: tam trafią pieniądze.',
    ],
  },
  recipient: { en: ['Account holder', 'As at the bank.'], pl: ['Posiadacz rachunku', 'Jak w banku.'] },
  days: {
    en: ['Days to pay', 'Of an invoice with deferred payment, from the day of the order.'],
    pl: ['Dni na zapłatę', 'Dotyczy faktury z odroczonym terminem płatności, od dnia zamówienia.'],
  },
}

export const currencyTexts: FieldTexts = {
  code: { en: ['Currency', 'Each at most once.'], pl: ['Waluta', 'Każda najwyżej raz.'] },
  'code=PLN': { en: ['PLN', ''], pl: ['PLN', ''] },
  'code=USD': { en: ['USD', ''], pl: ['USD', ''] },
  'code=EUR': { en: ['EUR', ''], pl: ['EUR', ''] },
  name: { en: ['Name', 'In the currency switch of the shop.'], pl: ['Nazwa', 'W przełączniku walut sklepu.'] },
  symbol: { en: ['Symbol', 'Like € or $.'], pl: ['Symbol', 'Np. € lub $.'] },
  rate: {
    en: [
      'Rate',
      'PLN for one unit, with a decimal point, like 4.25. Prices are stored in PLN and converted by it at once. PLN has the rate 1.',
    ],
    pl: [
      'Kurs',
      'Złotych za jednostkę, z kropką dziesiętną, np. 4.25. Ceny są zapisane w złotych i od razu przeliczane po tym kursie. PLN ma kurs 1.',
    ],
  },
  is_default: {
    en: [
      'First currency of the shop',
      'Visitors see it until they choose another. One currency is the first; setting it here takes it from the other.',
    ],
    pl: [
      'Pierwsza waluta sklepu',
      'Widoczna, dopóki ktoś nie wybierze innej. Tylko jedna waluta jest pierwsza; ustawienie jej tutaj odbiera to poprzedniej.',
    ],
  },
}

export const vatTaxTexts: FieldTexts = {
  percent: { en: ['Rate', 'In whole percent; each at most once.'], pl: ['Stawka', 'W pełnych procentach; każda najwyżej raz.'] },
  name: { en: ['Name', 'As it is shown beside totals, like 23%.'], pl: ['Nazwa', 'Pokazywana przy sumach, np. 23%.'] },
  is_default: {
    en: ['Rate of new products', 'Unless another one is given. One rate is it; setting it here takes it from the other.'],
    pl: [
      'Stawka nowych produktów',
      'O ile nie podano innej. Tylko jedna stawka może nią być; ustawienie jej tutaj odbiera to poprzedniej.',
    ],
  },
}

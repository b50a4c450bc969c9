import { conditionsTexts } from './delivery.messages.ts'
import type { FieldTexts } from './field-text.ts'

export const paymentTexts: FieldTexts = {
  code: {
    en: [
      'Code',
      'It decides how the payment works. Enter bank_transfer, cash_on_delivery, deferred_invoice, pay_on_collection, or the code of a payment provider such as stripe.',
    ],
    pl: [
      'Kod',
      'Decyduje o tym, jak działa płatność. Wpisz bank_transfer, cash_on_delivery, deferred_invoice, pay_on_collection albo kod operatora płatności, np. stripe.',
    ],
  },
  name: {
    en: ['Name', 'Shown in the cart, at checkout, on orders and in e-mails.'],
    pl: ['Nazwa', 'Widoczna w koszyku, przy składaniu zamówienia, w zamówieniach i w e-mailach.'],
  },
  description: {
    en: ['Description', 'Shown below the name where buyers choose a payment method.'],
    pl: ['Opis', 'Widoczny pod nazwą tam, gdzie kupujący wybiera sposób płatności.'],
  },
  ...conditionsTexts,
  fee_net: {
    en: ['Fee', 'Net. It is added to the price of delivery and taxed at the VAT rate of the delivery. Enter 0 for no fee.'],
    pl: ['Dopłata', 'Netto. Jest doliczana do ceny dostawy i ma jej stawkę VAT. Wpisz 0, jeśli nie ma dopłaty.'],
  },
  account: {
    en: [
      'Bank account',
      'The IBAN to which buyers transfer money, shown in e-mails and on orders. Check every digit. If you leave it empty, buyers are told that the shop will send it.',
    ],
    pl: [
      'Rachunek bankowy',
      'IBAN, na który kupujący przelewa pieniądze, widoczny w e-mailach i zamówieniach. Sprawdź każdą cyfrę. Jeśli pole jest puste, kupujący czyta, że sklep prześle numer rachunku.',
    ],
  },
  recipient: {
    en: ['Account holder', 'Enter the name exactly as the bank has it.'],
    pl: ['Posiadacz rachunku', 'Wpisz nazwę dokładnie tak, jak ma ją bank.'],
  },
  days: {
    en: ['Days to pay', 'Only for an invoice with deferred payment. The days are counted from the day of the order.'],
    pl: ['Dni na zapłatę', 'Tylko dla faktury z odroczonym terminem płatności. Dni liczą się od dnia złożenia zamówienia.'],
  },
}

export const currencyTexts: FieldTexts = {
  code: {
    en: ['Currency', 'Each currency can be in the list once.'],
    pl: ['Waluta', 'Każda waluta może być na liście tylko raz.'],
  },
  'code=PLN': { en: ['PLN', ''], pl: ['PLN', ''] },
  'code=USD': { en: ['USD', ''], pl: ['USD', ''] },
  'code=EUR': { en: ['EUR', ''], pl: ['EUR', ''] },
  name: {
    en: ['Name', 'Shown where visitors choose a currency.'],
    pl: ['Nazwa', 'Widoczna tam, gdzie odwiedzający wybiera walutę.'],
  },
  symbol: { en: ['Symbol', 'For example € or $.'], pl: ['Symbol', 'Na przykład € lub $.'] },
  rate: {
    en: [
      'Rate',
      'How many PLN one unit costs, with a decimal point, such as 4.25. Prices are stored in PLN, and a new rate converts them at once. The rate of PLN is 1.',
    ],
    pl: [
      'Kurs',
      'Cena jednostki waluty w złotych, z kropką dziesiętną, np. 4.25. Ceny są zapisane w złotych, a nowy kurs od razu je przelicza. Kurs PLN to 1.',
    ],
  },
  is_default: {
    en: [
      'Default currency',
      'It tells programs that read the settings which currency is the main one; the shop itself begins with PLN. There is only one: if you select this, it replaces the previous one.',
    ],
    pl: [
      'Waluta domyślna',
      'Wskazuje główną walutę programom, które odczytują ustawienia; sam sklep zaczyna od złotych. Może być tylko jedna: jeśli to zaznaczysz, zastąpi poprzednią.',
    ],
  },
}

export const vatTaxTexts: FieldTexts = {
  percent: {
    en: ['Rate', 'A whole percentage. Each rate can be in the list once.'],
    pl: ['Stawka', 'W pełnych procentach. Każda stawka może być na liście tylko raz.'],
  },
  name: {
    en: ['Name', 'What the settings call this rate, for example 23%.'],
    pl: ['Nazwa', 'Tak nazywa się ta stawka w ustawieniach, na przykład 23%.'],
  },
  is_default: {
    en: [
      'Default rate',
      'It tells programs that read the settings which rate is the usual one; each product has a rate of its own. There is only one: if you select this, it replaces the previous one.',
    ],
    pl: [
      'Stawka domyślna',
      'Wskazuje zwykłą stawkę programom, które odczytują ustawienia; każdy produkt ma własną stawkę. Może być tylko jedna: jeśli to zaznaczysz, zastąpi poprzednią.',
    ],
  },
}

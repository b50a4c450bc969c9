import { conditionsTexts } from './delivery.messages.ts'
import type { FieldTexts } from './field-text.ts'

export const paymentTexts: FieldTexts = {
  code: {
    en: ['Kind', 'It decides how the payment works. A payment provider also needs the keys of your account there.'],
    pl: ['Rodzaj', 'Decyduje o tym, jak działa płatność. Operator płatności wymaga też kluczy z Twojego konta.'],
  },
  'code=bank_transfer': { en: ['Bank transfer in advance', ''], pl: ['Przelew z góry', ''] },
  'code=cash_on_delivery': { en: ['Cash on delivery', ''], pl: ['Płatność przy odbiorze (za pobraniem)', ''] },
  'code=pay_on_collection': { en: ['Payment on collection', ''], pl: ['Płatność przy odbiorze osobistym', ''] },
  'code=deferred_invoice': { en: ['Invoice with deferred payment', ''], pl: ['Faktura z odroczonym terminem płatności', ''] },
  'code=stripe': { en: ['Stripe', ''], pl: ['Stripe', ''] },
  'code=test': { en: ['Test provider: no money moves', ''], pl: ['Operator testowy: bez prawdziwych pieniędzy', ''] },
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
    pl: ['Dopłata', 'Netto. Dopłata jest doliczana do ceny dostawy i ma jej stawkę VAT. Wpisz 0, jeśli nie ma dopłaty.'],
  },
  account: {
    en: [
      'Bank account',
      'Only for a bank transfer and an invoice with deferred payment: the IBAN to which buyers transfer money, shown in e-mails and on orders. Check every digit. If you leave it empty, buyers are told that the shop will send it.',
    ],
    pl: [
      'Rachunek bankowy',
      'Tylko dla przelewu i faktury z odroczonym terminem płatności: IBAN, na który kupujący przelewa pieniądze, widoczny w e-mailach i zamówieniach. Sprawdź każdą cyfrę. Jeśli pole jest puste, kupujący czyta, że sklep prześle numer rachunku.',
    ],
  },
  recipient: {
    en: ['Account holder', 'Enter the name exactly as the bank has it.'],
    pl: ['Posiadacz rachunku', 'Wpisz nazwę dokładnie tak, jak jest zapisana w banku.'],
  },
  days: {
    en: ['Days to pay', 'Only for an invoice with deferred payment, which needs them. The days are counted from the day of the order.'],
    pl: [
      'Dni na zapłatę',
      'Tylko dla faktury z odroczonym terminem płatności; tam pole jest wymagane. Dni liczą się od dnia złożenia zamówienia.',
    ],
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
      'How many PLN one unit costs, such as 4.25. Prices are stored in PLN, and a new rate converts them at once. The rate of PLN is 1.',
    ],
    pl: ['Kurs', 'Cena jednostki waluty w złotych, np. 4,25. Ceny są zapisane w złotych, a nowy kurs od razu je przelicza. Kurs PLN to 1.'],
  },
  is_default: {
    en: [
      'Default currency',
      'It tells programs that read the settings which currency is the main one; the shop itself first shows prices in PLN. There is only one: if you select this, it replaces the previous one.',
    ],
    pl: [
      'Waluta domyślna',
      'Programy, które odczytują ustawienia, uznają tę walutę za główną; sam sklep najpierw pokazuje ceny w złotych. Waluta domyślna może być tylko jedna: jeśli zaznaczysz tę, zastąpi ona poprzednią.',
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
      'Programy, które odczytują ustawienia, uznają tę stawkę za zwykłą; każdy produkt ma własną stawkę. Stawka domyślna może być tylko jedna: jeśli zaznaczysz tę, zastąpi ona poprzednią.',
    ],
  },
}

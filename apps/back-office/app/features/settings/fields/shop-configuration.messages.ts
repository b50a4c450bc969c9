import type { FieldTexts } from './field-text.ts'

export const shopConfigurationTexts: FieldTexts = {
  mode: {
    en: [
      'State of the shop',
      'In test mode a banner says that nothing is sold, search engines are kept out, and orders are marked as tests.',
    ],
    pl: [
      'Stan sklepu',
      'W trybie testowym baner informuje, że sklep nie sprzedaje, wyszukiwarki są pomijane, a zamówienia oznaczane jako testowe.',
    ],
  },
  'mode=production': { en: ['The shop sells', ''], pl: ['Sklep sprzedaje', ''] },
  'mode=production_test': { en: ['Test mode', ''], pl: ['Tryb testowy', ''] },
  new_days: {
    en: ['Products are new for', 'Days after they were added, in which they carry the label “New” and are listed among new products.'],
    pl: ['Produkty są nowe przez', 'Liczba dni od dodania, przez które mają oznaczenie „Nowość” i są na liście nowości.'],
  },
  sells_to: {
    en: ['Sells to', 'A shop that sells only to companies offers neither withdrawal nor complaints of consumers.'],
    pl: ['Sprzedaż dla', 'Sklep, który sprzedaje tylko firmom, nie oferuje odstąpienia od umowy ani reklamacji konsumenckich.'],
  },
  'sells_to=everyone': { en: ['everyone', ''], pl: ['wszystkich', ''] },
  'sells_to=companies': { en: ['companies only', ''], pl: ['tylko firm', ''] },
  max_open_orders_per_email: {
    en: ['Open unpaid orders of one buyer', 'Further orders are refused until some are paid. 1 to 1,000,000.'],
    pl: ['Otwarte nieopłacone zamówienia kupującego', 'Kolejne nie są przyjmowane, dopóki część nie zostanie opłacona. Od 1 do 1 000 000.'],
  },
  max_open_orders_per_address: {
    en: [
      'Open unpaid orders of one network address',
      'Protects the stock from made-up orders. A company’s employees may share one address. 1 to 1,000,000.',
    ],
    pl: [
      'Otwarte nieopłacone zamówienia z jednego adresu sieci',
      'Chroni stany przed zmyślonymi zamówieniami. Pracownicy firmy mogą mieć wspólny adres. Od 1 do 1 000 000.',
    ],
  },
  unpaid_order_days: {
    en: [
      'Days to pay by bank transfer',
      'Full days after the day of the order; then the order is cancelled and its stock released. 1 to 90.',
    ],
    pl: ['Dni na opłacenie przelewem', 'Pełne dni po dniu złożenia; potem zamówienie jest anulowane, a towar wraca na stan. Od 1 do 90.'],
  },
  unpaid_online_order_hours: {
    en: ['Hours to pay online', 'Then an order with online payment is cancelled and its stock released. 1 to 23.'],
    pl: [
      'Godziny na opłacenie przez internet',
      'Potem zamówienie z płatnością internetową jest anulowane, a towar wraca na stan. Od 1 do 23.',
    ],
  },
  dispatch: {
    en: [
      'Promise a delivery date',
      'Cards, product pages, cart and e-mails say when goods in stock arrive. A delivery needs its delivery time for that too.',
    ],
    pl: [
      'Podawaj przewidywaną datę dostawy',
      'Karty, strony produktów, koszyk i e-maile mówią, kiedy dotrze towar ze stanu. Potrzebny jest też czas dostawy przy sposobie dostawy.',
    ],
  },
  'dispatch.cut_off': {
    en: ['Same day until', 'A time like 14:00. Orders before it are dispatched on the same working day.'],
    pl: ['Tego samego dnia do', 'Godzina, np. 14:00. Wcześniejsze zamówienia są wysyłane w tym samym dniu roboczym.'],
  },
  'dispatch.working_days': {
    en: ['Working days', 'Days on which goods leave the warehouse; at least one.'],
    pl: ['Dni robocze', 'Dni, w których towar opuszcza magazyn; co najmniej jeden.'],
  },
  'dispatch.holidays': {
    en: ['Public holidays', 'Nothing is dispatched on them, and carriers do not deliver.'],
    pl: ['Święta', 'Nic nie jest wtedy wysyłane, a przewoźnicy nie doręczają.'],
  },
  'dispatch.holidays=': { en: ['are working days', ''], pl: ['są dniami roboczymi', ''] },
  'dispatch.holidays=PL': { en: ['of Poland are free', ''], pl: ['w Polsce są wolne', ''] },
  'dispatch.handling_days': {
    en: ['Further working days until dispatch', '0: on the same day. At most 60.'],
    pl: ['Dodatkowe dni robocze do wysyłki', '0: tego samego dnia. Najwyżej 60.'],
  },
  finder: {
    en: [
      'Finder on the home page',
      'Selects that find a product of one category by its features. Without it a product of the month stands there.',
    ],
    pl: [
      'Wyszukiwarka po cechach na stronie głównej',
      'Listy wyboru, które znajdują produkt kategorii po cechach. Bez niej w tym miejscu jest produkt miesiąca.',
    ],
  },
  'finder.title': {
    en: ['Heading', 'Above the selects; at most 100 characters.'],
    pl: ['Nagłówek', 'Nad listami wyboru; najwyżej 100 znaków.'],
  },
  'finder.category': {
    en: ['Category', 'The end of its address in each language. If the category does not exist, the finder is hidden.'],
    pl: ['Kategoria', 'Końcówka jej adresu w każdym języku. Jeśli kategorii nie ma, wyszukiwarka jest ukryta.'],
  },
  'finder.selects': {
    en: ['Features to choose by', 'One to four, each with the value that is chosen first. Empty a row to remove it.'],
    pl: ['Cechy do wyboru', 'Od jednej do czterech, każda z wartością wybraną na początku. Aby usunąć wiersz, wyczyść go.'],
  },
  'finder.selects.feature': { en: ['Feature', 'Its code, like thread.'], pl: ['Cecha', 'Jej kod, np. thread.'] },
  'finder.selects.value': { en: ['First value', 'Its code, like m8.'], pl: ['Pierwsza wartość', 'Jej kod, np. m8.'] },
  'finder.drawing': {
    en: ['Drawing', 'What is chosen can be drawn to scale; this needs the features thread, length and head.'],
    pl: ['Rysunek', 'Wybrany towar można narysować w skali; potrzebne są cechy thread, length i head.'],
  },
  'finder.drawing=': { en: ['no drawing', ''], pl: ['bez rysunku', ''] },
  'finder.drawing=screw': { en: ['a screw', ''], pl: ['śruba', ''] },
  'finder.chart': {
    en: ['Chart of the products', 'A table with a point for each product by two of these features.'],
    pl: ['Wykres produktów', 'Tabela z punktem dla każdego produktu według dwóch z tych cech.'],
  },
  'finder.chart.columns': { en: ['Columns', 'Code of one of the features above.'], pl: ['Kolumny', 'Kod jednej z powyższych cech.'] },
  'finder.chart.rows': { en: ['Rows', 'Code of another one of them.'], pl: ['Wiersze', 'Kod innej z nich.'] },
  'finder.need': {
    en: ['Calculate what is needed', 'From a number of people and cups: how much they need in a week, in packages with their price.'],
    pl: ['Obliczaj zapotrzebowanie', 'Z liczby osób i filiżanek: ile potrzeba na tydzień, w opakowaniach z ceną.'],
  },
  'finder.need.unit': {
    en: ['Measured in', 'Packages have to state their content in it.'],
    pl: ['Mierzone w', 'Opakowania muszą mieć podaną zawartość w tej jednostce.'],
  },
  'finder.need.unit=g': { en: ['grams', ''], pl: ['gramach', ''] },
  'finder.need.unit=ml': { en: ['millilitres', ''], pl: ['mililitrach', ''] },
  'finder.need.per_cup': { en: ['For one cup', 'In that unit, 1 to 1000.'], pl: ['Na filiżankę', 'W tej jednostce, od 1 do 1000.'] },
  'finder.need.days_per_week': { en: ['Days a week', '1 to 7.'], pl: ['Dni w tygodniu', 'Od 1 do 7.'] },
  'finder.need.people': {
    en: ['People', 'What is entered at first; visitors change it.'],
    pl: ['Osoby', 'Wartość początkowa; odwiedzający mogą ją zmienić.'],
  },
  'finder.need.cups_per_day': {
    en: ['Cups per person and day', 'What is entered at first; visitors change it.'],
    pl: ['Filiżanki na osobę dziennie', 'Wartość początkowa; odwiedzający mogą ją zmienić.'],
  },
}

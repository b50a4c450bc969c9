import type { FieldTexts } from './field-text.ts'

export const shopConfigurationTexts: FieldTexts = {
  mode: {
    en: [
      'Shop status',
      'In test mode a banner says that nothing is sold, search engines do not list the shop, and orders are marked as tests.',
    ],
    pl: [
      'Stan sklepu',
      'W trybie testowym baner informuje, że sklep nie sprzedaje, wyszukiwarki nie pokazują sklepu, a zamówienia są oznaczane jako testowe.',
    ],
  },
  'mode=production': { en: ['The shop sells', ''], pl: ['Sklep sprzedaje', ''] },
  'mode=production_test': { en: ['Test mode', ''], pl: ['Tryb testowy', ''] },
  new_days: {
    en: [
      'Days for which products are new',
      'For this many days after it was added, a product has the label “New” and is listed among new products.',
    ],
    pl: ['Liczba dni, przez które produkt jest nowy', 'Przez tyle dni od dodania produkt ma oznaczenie „Nowość” i jest na liście nowości.'],
  },
  sells_to: {
    en: ['Customers', 'A shop that sells only to companies accepts no withdrawals or complaints.'],
    pl: ['Klienci', 'Sklep, który sprzedaje tylko firmom, nie przyjmuje odstąpień od umowy ani reklamacji.'],
  },
  'sells_to=everyone': { en: ['Everyone', ''], pl: ['Wszyscy', ''] },
  'sells_to=companies': { en: ['Companies only', ''], pl: ['Tylko firmy', ''] },
  max_open_orders_per_email: {
    en: [
      'Maximum unpaid orders per buyer',
      'A buyer who has this many cannot place another order until one is paid, packed or cancelled. An order to be paid on delivery or collection counts only until you confirm it. From 1 to 1,000,000.',
    ],
    pl: [
      'Limit nieopłaconych zamówień kupującego',
      'Kupujący, który ma tyle nieopłaconych zamówień, nie złoży kolejnego, dopóki któreś nie zostanie opłacone, spakowane lub anulowane. Zamówienie płatne przy odbiorze liczy się tylko do chwili, gdy je potwierdzisz. Od 1 do 1 000 000.',
    ],
  },
  max_open_orders_per_address: {
    en: [
      'Maximum unpaid orders from one network address',
      'Further orders from the address are refused, so that fake orders cannot hold your stock. A company’s employees may share one address. From 1 to 1,000,000.',
    ],
    pl: [
      'Limit nieopłaconych zamówień z jednego adresu sieciowego',
      'Kolejne zamówienia z tego adresu nie są przyjmowane, aby fałszywe zamówienia nie blokowały towaru. Pracownicy firmy mogą mieć wspólny adres. Od 1 do 1 000 000.',
    ],
  },
  unpaid_order_days: {
    en: [
      'Days to pay by bank transfer',
      'Full days after the day of the order. An order that is still unpaid is then cancelled and its goods return to stock. From 1 to 90.',
    ],
    pl: [
      'Dni na opłacenie przelewem',
      'Pełne dni po dniu złożenia zamówienia. Nieopłacone zamówienie jest potem anulowane, a towar wraca na stan. Od 1 do 90.',
    ],
  },
  unpaid_online_order_hours: {
    en: [
      'Hours to pay online',
      'An order with online payment that is still unpaid after this time is cancelled and its goods return to stock. From 1 to 23.',
    ],
    pl: [
      'Godziny na opłacenie online',
      'Zamówienie z płatnością online nieopłacone w tym czasie jest anulowane, a towar wraca na stan. Od 1 do 23.',
    ],
  },
  dispatch: {
    en: [
      'Promise a delivery date',
      'Product lists, product pages, the cart and e-mails say when goods in stock will arrive. For this, the delivery method must also have a delivery time.',
    ],
    pl: [
      'Podawaj przewidywaną datę dostawy',
      'Listy i strony produktów, koszyk i e-maile podają, kiedy dotrze towar ze stanu. Do tego sposób dostawy musi mieć podany czas dostawy.',
    ],
  },
  'dispatch.cut_off': {
    en: ['Cut-off time', 'A time such as 14:00. Orders placed later are dispatched one working day later.'],
    pl: ['Godzina graniczna', 'Na przykład 14:00. Zamówienia złożone po tej godzinie są wysyłane o jeden dzień roboczy później.'],
  },
  'dispatch.working_days': {
    en: ['Working days', 'Days on which you dispatch goods. Choose at least one.'],
    pl: ['Dni robocze', 'Dni, w których wysyłasz towar. Wybierz co najmniej jeden.'],
  },
  'dispatch.holidays': {
    en: ['Public holidays', 'On days off nothing is dispatched and carriers do not deliver.'],
    pl: ['Święta', 'W dni wolne od pracy nic nie jest wysyłane, a przewoźnicy nie doręczają.'],
  },
  'dispatch.holidays=': { en: ['Count as working days', ''], pl: ['Są dniami roboczymi', ''] },
  'dispatch.holidays=PL': { en: ['Polish public holidays are days off', ''], pl: ['Święta w Polsce są wolne od pracy', ''] },
  'dispatch.handling_days': {
    en: [
      'Extra working days until dispatch',
      'How long you need to prepare an order. 0 means that orders before the cut-off time are dispatched on the same working day. At most 60.',
    ],
    pl: [
      'Dodatkowe dni robocze do wysyłki',
      'Czas potrzebny na przygotowanie zamówienia. 0 oznacza, że zamówienia złożone przed godziną graniczną są wysyłane tego samego dnia roboczego. Najwyżej 60.',
    ],
  },
  finder: {
    en: [
      'Finder on the home page',
      'Visitors find a product of one category by choosing its features from lists. Without the finder, the home page shows a product of the month there.',
    ],
    pl: [
      'Wyszukiwarka według cech na stronie głównej',
      'Odwiedzający znajduje produkt z jednej kategorii, wybierając jego cechy z list. Bez wyszukiwarki strona główna pokazuje w tym miejscu produkt miesiąca.',
    ],
  },
  'finder.title': {
    en: ['Heading', 'Shown above the lists. At most 100 characters.'],
    pl: ['Nagłówek', 'Widoczny nad listami wyboru. Najwyżej 100 znaków.'],
  },
  'finder.category': {
    en: ['Category', 'The end of the category’s address in each language. If there is no such category, the finder is not shown.'],
    pl: ['Kategoria', 'Końcówka adresu kategorii w każdym języku. Jeśli takiej kategorii nie ma, wyszukiwarka nie jest pokazywana.'],
  },
  'finder.selects': {
    en: ['Features to choose by', 'One to four features, each with the value that is selected at first. To remove a row, empty it.'],
    pl: ['Cechy do wyboru', 'Od jednej do czterech cech, każda z wartością wybraną na początku. Aby usunąć wiersz, wyczyść go.'],
  },
  'finder.selects.feature': {
    en: ['Feature', 'The code of the feature, such as thread.'],
    pl: ['Cecha', 'Kod cechy, np. thread.'],
  },
  'finder.selects.value': {
    en: ['Initial value', 'The code of the value, such as m8.'],
    pl: ['Wartość początkowa', 'Kod wartości, np. m8.'],
  },
  'finder.drawing': {
    en: ['Drawing', 'The finder draws the selected product to scale. This needs the features thread, length and head.'],
    pl: ['Rysunek', 'Wyszukiwarka rysuje wybrany produkt w skali. Potrzebne są do tego cechy thread, length i head.'],
  },
  'finder.drawing=': { en: ['No drawing', ''], pl: ['Bez rysunku', ''] },
  'finder.drawing=screw': { en: ['Screw', ''], pl: ['Śruba', ''] },
  'finder.chart': {
    en: ['Product chart', 'The finder shows a table of two of the features, with a point for each product.'],
    pl: ['Wykres produktów', 'Wyszukiwarka pokazuje tabelę dwóch z tych cech, z punktem dla każdego produktu.'],
  },
  'finder.chart.columns': {
    en: ['Columns', 'The code of one of the features above.'],
    pl: ['Kolumny', 'Kod jednej z powyższych cech.'],
  },
  'finder.chart.rows': {
    en: ['Rows', 'The code of another of the features above.'],
    pl: ['Wiersze', 'Kod innej z powyższych cech.'],
  },
  'finder.need': {
    en: [
      'Calculate the quantity needed',
      'Visitors enter how many people drink how many cups. The finder shows how much they need in a week and how many packages that is, with the price.',
    ],
    pl: [
      'Obliczaj zapotrzebowanie',
      'Odwiedzający podaje liczbę osób i filiżanek. Wyszukiwarka pokazuje, ile potrzeba na tydzień i ile to opakowań, wraz z ceną.',
    ],
  },
  'finder.need.unit': {
    en: ['Unit', 'The content of the packages has to be given in this unit.'],
    pl: ['Jednostka', 'Zawartość opakowań musi być podana w tej jednostce.'],
  },
  'finder.need.unit=g': { en: ['Grams', ''], pl: ['Gramy', ''] },
  'finder.need.unit=ml': { en: ['Millilitres', ''], pl: ['Mililitry', ''] },
  'finder.need.per_cup': {
    en: ['Amount for one cup', 'In the chosen unit, from 1 to 1,000.'],
    pl: ['Porcja na filiżankę', 'W wybranej jednostce, od 1 do 1000.'],
  },
  'finder.need.days_per_week': {
    en: ['Days a week', 'On how many days a week people drink it. From 1 to 7.'],
    pl: ['Dni w tygodniu', 'Ile dni w tygodniu pije się ten napój. Od 1 do 7.'],
  },
  'finder.need.people': {
    en: ['People', 'The number shown at first. Visitors can change it.'],
    pl: ['Osoby', 'Liczba widoczna na początku. Odwiedzający może ją zmienić.'],
  },
  'finder.need.cups_per_day': {
    en: ['Cups per person per day', 'The number shown at first. Visitors can change it.'],
    pl: ['Filiżanki na osobę dziennie', 'Liczba widoczna na początku. Odwiedzający może ją zmienić.'],
  },
}

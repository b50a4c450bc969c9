import type { FieldTexts } from './field-text.ts'

/** Conditions under which a delivery or a payment is offered. */
export const conditionsTexts: FieldTexts = {
  countries: {
    en: ['Countries', 'Of the delivery address. Choose none to offer it everywhere.'],
    pl: ['Kraje', 'Adresu dostawy. Jeśli nie wybierzesz żadnego, dotyczy wszystkich krajów.'],
  },
  min_weight: {
    en: ['From weight', 'In kg of the whole cart; lighter carts are not offered it. Empty: no limit.'],
    pl: ['Od wagi', 'W kg całego koszyka; przy lżejszym nie jest oferowana. Puste pole: bez ograniczenia.'],
  },
  max_weight: {
    en: ['Up to weight', 'In kg of the whole cart; heavier carts are not offered it. Empty: no limit.'],
    pl: ['Do wagi', 'W kg całego koszyka; przy cięższym nie jest oferowana. Puste pole: bez ograniczenia.'],
  },
  min_net: {
    en: ['From products worth', 'Net, in PLN, before a discount. Empty: no limit.'],
    pl: ['Od wartości produktów', 'Netto, w złotych, przed rabatem. Puste pole: bez ograniczenia.'],
  },
  max_net: {
    en: ['Up to products worth', 'Net, in PLN, before a discount. Empty: no limit.'],
    pl: ['Do wartości produktów', 'Netto, w złotych, przed rabatem. Puste pole: bez ograniczenia.'],
  },
}

export const deliveryTexts: FieldTexts = {
  code: {
    en: ['Code', 'A short word like courier, by which exports and programs know it.'],
    pl: ['Kod', 'Krótkie słowo, np. courier, po którym rozpoznają ją eksporty i programy.'],
  },
  name: {
    en: ['Name', 'In the cart, the checkout, orders and e-mails.'],
    pl: ['Nazwa', 'W koszyku, przy składaniu zamówienia, w zamówieniach i e-mailach.'],
  },
  description: { en: ['Description', 'Below the name, where buyers choose.'], pl: ['Opis', 'Pod nazwą, tam gdzie kupujący wybiera.'] },
  ...conditionsTexts,
  price_net: {
    en: ['Price of one parcel', 'Net, in PLN. Carts show it at once; orders that were placed keep theirs.'],
    pl: ['Cena jednej paczki', 'Netto, w złotych. Koszyki pokazują ją od razu; złożone zamówienia zachowują swoją.'],
  },
  prices: {
    en: [
      'Prices by weight and value',
      'Other prices from a weight and a value of products on; the last row that applies counts. Empty a row to remove it.',
    ],
    pl: [
      'Ceny według wagi i wartości',
      'Inne ceny od podanej wagi i wartości produktów; obowiązuje ostatni pasujący wiersz. Aby usunąć wiersz, wyczyść go.',
    ],
  },
  'prices.from_weight': { en: ['From kg', 'Of the cart; 0 for any.'], pl: ['Od kg', 'Koszyka; 0: każda waga.'] },
  'prices.from_net': { en: ['From PLN net', 'Of products; 0 for any.'], pl: ['Od zł netto', 'Produktów; 0: każda wartość.'] },
  'prices.price_net': { en: ['Price', 'Net, in PLN.'], pl: ['Cena', 'Netto, w złotych.'] },
  vat_tax_percent: {
    en: ['VAT', 'In percent; also of payment fees that are added to it.'],
    pl: ['VAT', 'W procentach; także od dopłaty za płatność.'],
  },
  free_from_net: {
    en: ['Free from', 'Value of products, net in PLN; the cart says how much is missing. Empty: never free.'],
    pl: ['Bezpłatna od', 'Wartość produktów netto w złotych; koszyk mówi, ile brakuje. Puste pole: nigdy.'],
  },
  parcel_weight: {
    en: ['Weight of one parcel', 'At most so many kg; a heavier cart is split into parcels, each at the price. Empty: always one parcel.'],
    pl: [
      'Waga jednej paczki',
      'Najwyżej tyle kg; cięższy koszyk jest dzielony na paczki, każda za tę cenę. Puste pole: zawsze jedna paczka.',
    ],
  },
  pickup_network: {
    en: ['Network of collection points', 'Its code, like inpost: the buyer has to choose one of its points. Empty: none.'],
    pl: ['Sieć punktów odbioru', 'Jej kod, np. inpost: kupujący musi wybrać punkt. Puste pole: brak.'],
  },
  max_parcels: {
    en: ['Most parcels of one cart', 'Heavier carts are not offered it. Empty: any number.'],
    pl: ['Najwięcej paczek na koszyk', 'Przy cięższym koszyku nie jest oferowana. Puste pole: dowolna liczba.'],
  },
  to_address: {
    en: ['Brings the goods to the address', 'Not so a parcel locker and collection: they ask for no delivery address.'],
    pl: ['Dostarcza towar pod adres', 'Automat paczkowy i odbiór osobisty nie: nie wymagają adresu dostawy.'],
  },
  duration: {
    en: ['Delivery time', 'Together with the dispatch in “Orders and sale” it gives the promised date.'],
    pl: ['Czas dostawy', 'Razem z wysyłką w „Sprzedaż i zamówienia” daje podawaną datę.'],
  },
  'duration.min': {
    en: ['Shortest', 'Working days from dispatch; 0 is the same day.'],
    pl: ['Najkrótszy', 'Dni robocze od wysyłki; 0: ten sam dzień.'],
  },
  'duration.max': {
    en: ['Longest', 'Working days from dispatch; at least the shortest.'],
    pl: ['Najdłuższy', 'Dni robocze od wysyłki; nie mniej niż najkrótszy.'],
  },
  'duration.saturdays': {
    en: ['Also on Saturdays', 'The carrier delivers then too.'],
    pl: ['Także w soboty', 'Przewoźnik doręcza również wtedy.'],
  },
  'duration.collected': {
    en: ['The buyer collects the goods', 'The date then says when they are ready.'],
    pl: ['Kupujący odbiera towar', 'Data mówi wtedy, kiedy będzie gotowy.'],
  },
  'duration.countries': {
    en: ['Countries of this delivery time', 'Elsewhere no date is promised. Choose none for all.'],
    pl: ['Kraje z tym czasem dostawy', 'W innych data nie jest podawana. Jeśli nie wybierzesz żadnego, dotyczy wszystkich.'],
  },
  payments: {
    en: ['Payments that go with it', 'Choose none for all of them. Where you type them: a code a line.'],
    pl: ['Płatności dostępne przy tej dostawie', 'Bez wyboru: wszystkie. Przy wpisywaniu: kod w każdym wierszu.'],
  },
}

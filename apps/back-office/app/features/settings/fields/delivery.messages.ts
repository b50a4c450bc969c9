import type { FieldTexts } from './field-text.ts'

/** Conditions under which a delivery or a payment is offered. */
export const conditionsTexts: FieldTexts = {
  countries: {
    en: [
      'Countries',
      'The method is offered if the delivery address is in one of these countries. If you choose none, it is offered in all countries.',
    ],
    pl: [
      'Kraje',
      'Sposób jest dostępny, jeśli adres dostawy jest w jednym z tych krajów. Jeśli nie wybierzesz żadnego, sposób jest dostępny we wszystkich krajach.',
    ],
  },
  min_weight: {
    en: ['Minimum weight of the cart', 'If the cart weighs less, the method is not offered. Leave empty for no minimum.'],
    pl: ['Minimalna waga koszyka', 'Jeśli koszyk waży mniej, sposób nie jest dostępny. Puste pole oznacza brak minimum.'],
  },
  max_weight: {
    en: ['Maximum weight of the cart', 'If the cart weighs more, the method is not offered. Leave empty for no maximum.'],
    pl: ['Maksymalna waga koszyka', 'Jeśli koszyk waży więcej, sposób nie jest dostępny. Puste pole oznacza brak maksimum.'],
  },
  min_net: {
    en: [
      'Minimum value of products',
      'Net, before a discount. If the products are worth less, the method is not offered. Leave empty for no minimum.',
    ],
    pl: [
      'Minimalna wartość produktów',
      'Netto, przed rabatem. Jeśli produkty są warte mniej, sposób nie jest dostępny. Puste pole oznacza brak minimum.',
    ],
  },
  max_net: {
    en: [
      'Maximum value of products',
      'Net, before a discount. If the products are worth more, the method is not offered. Leave empty for no maximum.',
    ],
    pl: [
      'Maksymalna wartość produktów',
      'Netto, przed rabatem. Jeśli produkty są warte więcej, sposób nie jest dostępny. Puste pole oznacza brak maksimum.',
    ],
  },
}

export const deliveryTexts: FieldTexts = {
  code: {
    en: ['Code', 'A short word such as courier. Exports and programs recognise the delivery method by it.'],
    pl: ['Kod', 'Krótkie słowo, np. courier. Po kodzie dostawę rozpoznają eksporty i programy.'],
  },
  name: {
    en: ['Name', 'Shown in the cart, at checkout, on orders and in e-mails.'],
    pl: ['Nazwa', 'Widoczna w koszyku, przy składaniu zamówienia, w zamówieniach i w e-mailach.'],
  },
  description: {
    en: ['Description', 'Shown below the name where buyers choose a delivery method.'],
    pl: ['Opis', 'Widoczny pod nazwą tam, gdzie kupujący wybiera dostawę.'],
  },
  ...conditionsTexts,
  price_net: {
    en: ['Net price of one parcel', 'A new price applies to open carts at once. Orders already placed keep the old price.'],
    pl: [
      'Cena netto jednej paczki',
      'Nowa cena od razu obowiązuje w otwartych koszykach. Złożone zamówienia zachowują dotychczasową cenę.',
    ],
  },
  prices: {
    en: [
      'Prices by weight and value',
      'A row replaces the price of one parcel when the cart reaches both the weight and the value of products in the row. If several rows apply, the last one is used. To remove a row, empty it.',
    ],
    pl: [
      'Ceny według wagi i wartości',
      'Wiersz zastępuje cenę jednej paczki, gdy koszyk osiąga podaną w nim wagę i wartość produktów. Jeśli pasuje kilka wierszy, obowiązuje ostatni. Aby usunąć wiersz, wyczyść go.',
    ],
  },
  'prices.from_weight': {
    en: ['From weight', 'Weight of the cart. Enter 0 for any weight.'],
    pl: ['Od wagi', 'Waga koszyka. Wpisz 0, jeśli waga jest dowolna.'],
  },
  'prices.from_net': {
    en: ['From value', 'Value of products, net. Enter 0 for any value.'],
    pl: ['Od wartości', 'Wartość produktów netto. Wpisz 0, jeśli wartość jest dowolna.'],
  },
  'prices.price_net': { en: ['Price', 'Net, for one parcel.'], pl: ['Cena', 'Netto, za jedną paczkę.'] },
  vat_tax_percent: {
    en: ['VAT', 'In percent. The same rate applies to a payment fee added to this delivery.'],
    pl: ['VAT', 'W procentach. Ta sama stawka dotyczy dopłaty za płatność doliczanej do tej dostawy.'],
  },
  free_from_net: {
    en: [
      'Free from',
      'Value of products, net, from which delivery is free. The cart shows how much is missing. Leave empty if delivery is never free.',
    ],
    pl: [
      'Bezpłatna od',
      'Wartość produktów netto, od której dostawa jest bezpłatna. Koszyk pokazuje, ile brakuje. Puste pole oznacza, że dostawa nigdy nie jest bezpłatna.',
    ],
  },
  parcel_weight: {
    en: [
      'Maximum weight of one parcel',
      'A heavier cart is split into several parcels, and each is charged at the price of one parcel. Leave empty if every cart is one parcel.',
    ],
    pl: [
      'Maksymalna waga jednej paczki',
      'Cięższy koszyk jest dzielony na kilka paczek, a każda kosztuje tyle, ile jedna paczka. Puste pole oznacza, że każdy koszyk to jedna paczka.',
    ],
  },
  pickup_network: {
    en: [
      'Parcel locker network',
      'The code of the network, such as inpost. Buyers then have to choose one of its parcel lockers. Leave empty if this delivery uses none.',
    ],
    pl: [
      'Sieć automatów paczkowych',
      'Kod sieci, np. inpost. Kupujący musi wtedy wybrać jeden z jej automatów paczkowych. Puste pole oznacza, że ta dostawa nie korzysta z automatów.',
    ],
  },
  max_parcels: {
    en: ['Maximum number of parcels', 'If a cart needs more parcels, this delivery is not offered. Leave empty for any number.'],
    pl: [
      'Maksymalna liczba paczek',
      'Jeśli koszyk wymaga większej liczby paczek, ta dostawa nie jest dostępna. Puste pole oznacza dowolną liczbę.',
    ],
  },
  to_address: {
    en: [
      'Delivers to an address',
      'Buyers have to enter a delivery address. Clear this for parcel lockers and collection, which need no delivery address.',
    ],
    pl: [
      'Dostarcza pod adres',
      'Kupujący musi podać adres dostawy. Odznacz to przy automacie paczkowym i odbiorze osobistym, które nie wymagają adresu dostawy.',
    ],
  },
  duration: {
    en: [
      'Delivery time',
      'The shop promises a delivery date for this delivery method. This also requires the dispatch settings in “Sales and orders”.',
    ],
    pl: [
      'Czas dostawy',
      'Sklep podaje przewidywaną datę dla tej dostawy. Potrzebne są do tego także ustawienia wysyłki w części „Sprzedaż i zamówienia”.',
    ],
  },
  'duration.min': {
    en: ['Shortest time', 'Working days from dispatch to delivery. 0 means the day of dispatch.'],
    pl: ['Najkrótszy czas', 'Liczba dni roboczych od wysyłki do doręczenia. 0 oznacza dzień wysyłki.'],
  },
  'duration.max': {
    en: ['Longest time', 'Working days from dispatch to delivery. It cannot be less than the shortest time.'],
    pl: ['Najdłuższy czas', 'Liczba dni roboczych od wysyłki do doręczenia. Nie może być mniejsza niż najkrótszy czas.'],
  },
  'duration.saturdays': {
    en: ['Also on Saturdays', 'The carrier also delivers on Saturdays, so they count as working days for this delivery.'],
    pl: ['Także w soboty', 'Przewoźnik doręcza też w soboty, więc liczą się one jako dni robocze tej dostawy.'],
  },
  'duration.collected': {
    en: ['The buyer collects the goods', 'The shop then shows the date on which the goods are ready for collection.'],
    pl: ['Kupujący odbiera towar', 'Sklep podaje wtedy dzień, w którym towar będzie gotowy do odbioru.'],
  },
  'duration.countries': {
    en: [
      'Countries with this delivery time',
      'No date is promised for other countries. If you choose none, the time applies to all countries.',
    ],
    pl: [
      'Kraje z tym czasem dostawy',
      'Dla innych krajów sklep nie podaje daty. Jeśli nie wybierzesz żadnego kraju, czas dotyczy wszystkich krajów.',
    ],
  },
  payments: {
    en: ['Payment methods for this delivery', 'Buyers can use only these with this delivery. If you choose none, they can use all.'],
    pl: [
      'Sposoby płatności przy tej dostawie',
      'Przy tej dostawie kupujący może wybrać tylko te sposoby. Jeśli nie wskażesz żadnego, dostępne są wszystkie.',
    ],
  },
}

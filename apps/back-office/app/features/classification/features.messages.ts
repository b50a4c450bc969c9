import { messages } from '@stragan/contract/messages'
import { plural } from '@stragan/contract/plural'

const valuesText = {
  en: (n: number) => plural('en', n, { one: 'one value', other: `${n} values` }),
  pl: (n: number) => plural('pl', n, { one: 'jedna wartość', few: `${n} wartości`, many: `${n} wartości`, other: `${n} wartości` }),
}

export const featureMessages = messages(
  {
    title: 'Features',
    lead: 'Features describe products, tell their variants apart and serve as list filters. Shoppers see them in this order.',
    create: 'New feature',
    newLead: 'Add values to a feature before you assign it to products.',
    none: 'No features yet',
    noneText: 'Thread, length or colour: shoppers filter by what products have in common.',
    back: 'All features',
    code: 'Code',
    codeHint:
      'Its name in the addresses of filtered lists: lowercase letters, digits and hyphens. If this is empty, it is made from the English name.',
    codeWarning:
      'Links to filtered lists contain this code. So may the settings of compatible products and of the finder on the home page: change it there too.',
    codeError: 'Choose another code: lowercase letters, digits and hyphens, and not one that is taken.',
    values: 'Values',
    valueCount: valuesText.en,
    valuesLead: 'In the order in which shoppers see them.',
    noValues: 'There are no values yet.',
    use: 'Use',
    tellsApart: 'Tells variants apart',
    filter: 'Filter',
    unused: 'No product has it',
    addValue: 'Add a value',
    add: 'Add',
    change: 'Change',
    value: 'Value',
    valuesOf: (feature: string) => `Values: ${feature}`,
    merge: 'Merge',
    mergeLead: 'Whatever has this value gets the other one, and this one is deleted. You can undo that in the history.',
    mergeInto: 'The value that stays',
    mergeSubmit: 'Merge',
    usedByFeature: 'This feature cannot be deleted while products have one of its values.',
    usedByProducts: (n: number) =>
      `This value cannot be deleted while ${plural('en', n, { one: 'one product has', other: `${n} products have` })} it. Merge it into another value.`,
  },
  {
    title: 'Cechy',
    lead: 'Cechy opisują produkty, odróżniają ich warianty i służą jako filtry list. Klienci widzą je w tej kolejności.',
    create: 'Nowa cecha',
    newLead: 'Zanim przypiszesz cechę produktom, dodaj jej wartości.',
    none: 'Nie ma jeszcze cech',
    noneText: 'Gwint, długość, kolor: klienci filtrują według tego, co łączy produkty.',
    back: 'Wszystkie cechy',
    code: 'Kod',
    codeHint:
      'Nazwa cechy w adresach przefiltrowanych list: małe litery, cyfry i łączniki. Puste pole uzupełnimy na podstawie nazwy angielskiej.',
    codeWarning:
      'Ten kod występuje w linkach do przefiltrowanych list, a czasem także w ustawieniach pasujących produktów i wyszukiwarki według cech: tam też zmień kod.',
    codeError: 'Wybierz inny, jeszcze niezajęty kod: małe litery, cyfry i łączniki.',
    values: 'Wartości',
    valueCount: valuesText.pl,
    valuesLead: 'W kolejności, w jakiej widzą je klienci.',
    noValues: 'Nie ma jeszcze wartości.',
    use: 'Zastosowanie',
    tellsApart: 'Odróżnia warianty',
    filter: 'Filtr',
    unused: 'Żaden produkt jej nie ma',
    addValue: 'Dodaj wartość',
    add: 'Dodaj',
    change: 'Zmień',
    value: 'Wartość',
    valuesOf: (feature: string) => `Wartości: ${feature}`,
    merge: 'Łączenie',
    mergeLead:
      'Wszystko, co ma tę wartość, dostanie inną, wybraną poniżej. Obecna wartość zostanie usunięta. Można to cofnąć w historii zmian.',
    mergeInto: 'Wartość, która zostaje',
    mergeSubmit: 'Połącz',
    usedByFeature: 'Nie można usunąć tej cechy, dopóki produkty mają którąś z jej wartości.',
    usedByProducts: (n: number) =>
      `Nie można usunąć tej wartości, bo ${plural('pl', n, {
        one: 'ma ją jeden produkt',
        few: `mają ją ${n} produkty`,
        many: `ma ją ${n} produktów`,
        other: `ma ją ${n} produktu`,
      })}. Połącz tę wartość z inną.`,
  },
)

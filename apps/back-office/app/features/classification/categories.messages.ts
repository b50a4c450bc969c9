import { messages } from '@stragan/contract/messages'
import { plural } from '@stragan/contract/plural'

const inUse = {
  en: (products: number, children: number) =>
    [
      products > 0 && plural('en', products, { one: 'one product', other: `${products} products` }),
      children > 0 && plural('en', children, { one: 'one category below it', other: `${children} categories below it` }),
    ]
      .filter(Boolean)
      .join(' and '),
  pl: (products: number, children: number) =>
    [
      products > 0 &&
        plural('pl', products, {
          one: 'jeden produkt',
          few: `${products} produkty`,
          many: `${products} produktów`,
          other: `${products} produktu`,
        }),
      children > 0 &&
        plural('pl', children, {
          one: 'jedna podkategoria',
          few: `${children} podkategorie`,
          many: `${children} podkategorii`,
          other: `${children} podkategorii`,
        }),
    ]
      .filter(Boolean)
      .join(' i '),
}

export const categoryMessages = messages(
  {
    title: 'Categories',
    lead: 'The tree in which shoppers find products, in this order.',
    create: 'New category',
    createBelow: 'New subcategory',
    newLead: 'It becomes the last one where you put it. Shoppers see it at once.',
    none: 'No categories yet',
    noneText: 'Shoppers browse products by category.',
    back: 'All categories',
    level: (level: number) => `level ${level}`,
    parent: 'Inside',
    top: 'No other category (main category)',
    move: 'Move',
    moveLead: 'All categories below move with it. Its order among others is changed in the list.',
    moveSubmit: 'Move',
    usedBy: (products: number, children: number) =>
      `It cannot be deleted: it has ${inUse.en(products, children)}. Move them to another category first.`,
  },
  {
    title: 'Kategorie',
    lead: 'Drzewo, w którym klienci szukają produktów, w tej kolejności.',
    create: 'Nowa kategoria',
    createBelow: 'Nowa podkategoria',
    newLead: 'Będzie ostatnia w wybranym miejscu. Klienci zobaczą ją od razu.',
    none: 'Nie ma jeszcze kategorii',
    noneText: 'Klienci przeglądają produkty według kategorii.',
    back: 'Wszystkie kategorie',
    level: (level: number) => `poziom ${level}`,
    parent: 'W kategorii',
    top: 'Żadnej (kategoria główna)',
    move: 'Przenoszenie',
    moveLead: 'Podkategorie przenoszą się razem z nią. Kolejność wśród innych zmienisz na liście.',
    moveSubmit: 'Przenieś',
    usedBy: (products: number, children: number) =>
      `Nie można usunąć tej kategorii, bo ma: ${inUse.pl(products, children)}. Najpierw przenieś je do innej kategorii.`,
  },
)

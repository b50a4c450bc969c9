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
          one: 'jedną podkategorię',
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
    lead: 'The tree in which shoppers find products. They see the categories in this order.',
    create: 'New category',
    createBelow: 'New subcategory',
    newLead: 'It will be the last one in the place that you choose. Shoppers will see it at once.',
    none: 'No categories yet',
    noneText: 'Shoppers browse products by category.',
    back: 'All categories',
    level: (level: number) => `level ${level}`,
    parent: 'Inside',
    top: 'No other category (main category)',
    move: 'Move',
    moveLead: 'All categories below move with it. To change its place among the others, use the list.',
    moveSubmit: 'Move',
    list: 'List of products',
    listLead: 'The products and filters that shoppers see first in this category. They can still choose another order and any filter.',
    listSubmit: 'Save the list',
    firstProducts: 'Products shown first',
    firstProductsHint:
      'Product codes, one per line, in the order of the list. The others follow, best-selling first. A product outside this category is passed over.',
    firstFilters: 'First filters',
    firstFiltersHint: 'Codes of features, one per line. Empty: as in the category above.',
    codesOfFeatures: 'Codes of the features of this shop',
    unknownSymbols: (symbols: string) => `No products have these codes: ${symbols}. Correct them or remove their lines.`,
    unknownCodes: (codes: string) => `No features have these codes: ${codes}. Correct them or remove their lines.`,
    usedBy: (products: number, children: number) =>
      `This category cannot be deleted: it has ${inUse.en(products, children)}. Move its contents to another category first.`,
  },
  {
    title: 'Kategorie',
    lead: 'W tym drzewie klienci szukają produktów i w tej kolejności widzą kategorie.',
    create: 'Nowa kategoria',
    createBelow: 'Nowa podkategoria',
    newLead: 'Nowa kategoria będzie ostatnia w wybranym miejscu. Klienci zobaczą ją od razu.',
    none: 'Nie ma jeszcze kategorii',
    noneText: 'Klienci przeglądają produkty według kategorii.',
    back: 'Wszystkie kategorie',
    level: (level: number) => `poziom ${level}`,
    parent: 'W kategorii',
    top: 'Żadnej (kategoria główna)',
    move: 'Przenoszenie',
    moveLead: 'Podkategorie przenoszą się razem z kategorią. Jej miejsce wśród innych zmienisz na liście.',
    moveSubmit: 'Przenieś',
    list: 'Lista produktów',
    listLead: 'Produkty i filtry, które klienci widzą w tej kategorii najpierw. Klienci mogą wybrać inną kolejność i każdy filtr.',
    listSubmit: 'Zapisz listę',
    firstProducts: 'Produkty na początku listy',
    firstProductsHint:
      'Symbole, po jednym w wierszu, w kolejności na liście. Po nich następują pozostałe produkty, od najczęściej kupowanych. Produkt spoza tej kategorii zostanie pominięty.',
    firstFilters: 'Pierwsze filtry',
    firstFiltersHint: 'Kody cech, po jednym w wierszu. Puste pole: jak w kategorii nadrzędnej.',
    codesOfFeatures: 'Kody cech tego sklepu',
    unknownSymbols: (symbols: string) => `Brak produktów o tych symbolach: ${symbols}. Popraw symbole albo usuń ich wiersze.`,
    unknownCodes: (codes: string) => `Brak cech o tych kodach: ${codes}. Popraw kody albo usuń ich wiersze.`,
    usedBy: (products: number, children: number) =>
      `Nie można usunąć tej kategorii, bo ma ${inUse.pl(products, children)}. Najpierw przenieś jej zawartość do innej kategorii.`,
  },
)

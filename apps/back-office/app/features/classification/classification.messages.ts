import { messages } from '@stragan/contract/messages'
import { plural } from '@stragan/contract/plural'

const productsText = {
  en: (n: number) => plural('en', n, { one: 'one product', other: `${n} products` }),
  pl: (n: number) =>
    plural('pl', n, {
      one: 'ma ją jeden produkt',
      few: `mają ją ${n} produkty`,
      many: `ma ją ${n} produktów`,
      other: `ma ją ${n} produktu`,
    }),
}

/** Texts that categories, brands, producers and features share. */
export const classificationMessages = messages(
  {
    name: 'Name',
    slug: 'Address',
    slugHint: 'The last part of the page’s address. If this is empty, it is made from the name. The former address leads to the new one.',
    slugWarning:
      'The last part of the page’s address. If this is empty, it is made from the name. The former address leads to the new one. The settings of compatible products and of the finder may name it: change it there too.',
    description: 'Description',
    seoTitle: 'Title in search results',
    seoTitleHint: 'If this is empty, the name is used.',
    seoDescription: 'Description in search results',
    seoDescriptionHint: 'If this is empty, the description is used.',
    texts: 'Texts',
    missing: 'Missing in this language.',
    products: 'Products',
    actions: 'Actions',
    readOnly: 'Your role lets you view this but not change it.',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    inShop: 'View in the shop',
    newTab: '(opens in a new tab)',
    deletion: 'Delete',
    deletable: 'Nothing uses it.',
    delete: 'Delete',
    deleteNamed: (name: string) => `Delete ${name}`,
    deleteQuestion: (name: string) => `Delete ${name}?`,
    deleteText: 'You can restore it from the history.',
    usedByProducts: (n: number) =>
      `This brand cannot be deleted while ${productsText.en(n)} ${n === 1 ? 'has' : 'have'} it. Choose another brand there first.`,
  },
  {
    name: 'Nazwa',
    slug: 'Adres',
    slugHint: 'Ostatni fragment adresu strony. Puste pole uzupełnimy na podstawie nazwy. Dawny adres prowadzi do nowego.',
    slugWarning:
      'Ostatni fragment adresu strony. Puste pole uzupełnimy na podstawie nazwy. Dawny adres prowadzi do nowego. Adres może występować w ustawieniach pasujących produktów i wyszukiwarki według cech: tam też go zmień.',
    description: 'Opis',
    seoTitle: 'Tytuł w wynikach wyszukiwania',
    seoTitleHint: 'Jeśli pole jest puste, tytułem jest nazwa.',
    seoDescription: 'Opis w wynikach wyszukiwania',
    seoDescriptionHint: 'Jeśli pole jest puste, używany jest opis.',
    texts: 'Teksty',
    missing: 'Brak w tym języku.',
    products: 'Produkty',
    actions: 'Działania',
    readOnly: 'Twoja rola pozwala to przeglądać, ale nie zmieniać.',
    up: (name: string) => `Przesuń w górę: ${name}`,
    down: (name: string) => `Przesuń w dół: ${name}`,
    inShop: 'Zobacz w sklepie',
    newTab: '(otwiera się w nowej karcie)',
    deletion: 'Usuwanie',
    deletable: 'Nic tego nie używa.',
    delete: 'Usuń',
    deleteNamed: (name: string) => `Usuń: ${name}`,
    deleteQuestion: (name: string) => `Usunąć „${name}”?`,
    deleteText: 'Można to przywrócić w historii zmian.',
    usedByProducts: (n: number) => `Nie można usunąć tej marki, bo ${productsText.pl(n)}. Najpierw wybierz w produktach inną markę.`,
  },
)

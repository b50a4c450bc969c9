import type { FieldTexts } from './field-text.ts'

const having = {
  en: 'A feature a line with the codes of its values, like strength: 8-8, 10-9. The product has to have one value of each. Empty: any product.',
  pl: 'W każdym wierszu cecha i kody jej wartości, np. strength: 8-8, 10-9. Produkt musi mieć jedną z wartości każdej cechy. Puste pole: każdy produkt.',
}

export const compatibleProductsTexts: FieldTexts = {
  name: {
    en: ['What the other product is', 'Like nut or spanner; at most 80 characters, above the products that go well with this.'],
    pl: ['Czym jest drugi produkt', 'Np. nakrętka lub klucz; najwyżej 80 znaków, nad pasującymi produktami.'],
  },
  categories: {
    en: ['Categories', 'For whose products the rule holds: English ends of their addresses, one a line. Subcategories are included.'],
    pl: ['Kategorie', 'Których produktów dotyczy reguła: angielskie końcówki adresów, po jednej w wierszu. Razem z podkategoriami.'],
  },
  where: { en: ['Only products with', having.en], pl: ['Tylko produkty z', having.pl] },
  goes_with: { en: ['Goes with', 'Which products are offered there.'], pl: ['Pasuje do', 'Jakie produkty są tam oferowane.'] },
  'goes_with.categories': {
    en: ['Categories of the other product', 'English ends of their addresses, one a line.'],
    pl: ['Kategorie drugiego produktu', 'Angielskie końcówki adresów, po jednej w wierszu.'],
  },
  'goes_with.where': { en: ['Only other products with', having.en], pl: ['Tylko drugie produkty z', having.pl] },
  same: {
    en: [
      'Features that have to agree',
      'At most six. A product without the feature is offered nothing by this rule. Empty a row to remove it.',
    ],
    pl: [
      'Cechy, które muszą się zgadzać',
      'Najwyżej sześć. Produkt bez cechy nie otrzyma propozycji z tej reguły. Aby usunąć wiersz, wyczyść go.',
    ],
  },
  'same.feature': { en: ['Feature of this product', 'Its code, like thread.'], pl: ['Cecha tego produktu', 'Jej kod, np. thread.'] },
  'same.of': {
    en: ['Feature of the other product', 'Empty: the same feature.'],
    pl: ['Cecha drugiego produktu', 'Puste pole: ta sama cecha.'],
  },
  'same.values': {
    en: ['Values that go together', 'A value a line with those of the other product, like m8: 13-mm. Empty: the same values.'],
    pl: ['Pasujące wartości', 'W każdym wierszu wartość i wartości drugiego produktu, np. m8: 13-mm. Puste pole: te same wartości.'],
  },
  joint: {
    en: ['Offer both together', 'On the product’s page, added to the cart with one button.'],
    pl: ['Oferuj oba razem', 'Na stronie produktu, dodawane do koszyka jednym przyciskiem.'],
  },
  'joint.checked': {
    en: ['Chosen in advance', 'The visitor may leave it out.'],
    pl: ['Zaznaczony z góry', 'Odwiedzający może go pominąć.'],
  },
  'joint.pieces': {
    en: ['Pieces for one piece', 'How many of it belong to one piece of the product, 1 to 100. Empty: one is enough for all.'],
    pl: ['Sztuk na jedną sztukę', 'Ile ich potrzeba na jedną sztukę produktu, od 1 do 100. Puste pole: jeden wystarczy na wszystkie.'],
  },
  joint_title: {
    en: ['Title of what is offered together', 'The first rule that has one decides. Empty: “Complete the set”.'],
    pl: ['Tytuł wspólnej oferty', 'Decyduje pierwsza reguła, która go ma. Puste pole: tytuł ogólny.'],
  },
}

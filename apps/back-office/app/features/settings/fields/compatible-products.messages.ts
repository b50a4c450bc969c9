import type { FieldTexts } from './field-text.ts'

const having = {
  en: 'On each line enter a feature and the codes of its values, such as strength: 8-8, 10-9. The product must have one of the values of each feature. Leave empty for any product.',
  pl: 'W każdym wierszu wpisz cechę i kody jej wartości, np. strength: 8-8, 10-9. Produkt musi mieć jedną z wartości każdej cechy. Puste pole oznacza każdy produkt.',
}

export const compatibleProductsTexts: FieldTexts = {
  name: {
    en: ['Kind of the other product', 'For example nut or spanner, at most 80 characters. Shown above the products that this rule offers.'],
    pl: ['Rodzaj drugiego produktu', 'Na przykład nakrętka lub klucz, najwyżej 80 znaków. Napis widać nad produktami z tej reguły.'],
  },
  categories: {
    en: [
      'Categories',
      'The rule applies to products of these categories and their subcategories. On each line enter the end of a category’s English address.',
    ],
    pl: [
      'Kategorie',
      'Reguła dotyczy produktów z tych kategorii i ich podkategorii. W każdym wierszu wpisz końcówkę angielskiego adresu kategorii.',
    ],
  },
  where: { en: ['Only products with these features', having.en], pl: ['Tylko produkty z tymi cechami', having.pl] },
  goes_with: {
    en: ['Goes with', 'The other products, which the rule offers on the pages of the products above.'],
    pl: ['Pasuje do', 'Drugie produkty, które reguła proponuje na stronach produktów wskazanych powyżej.'],
  },
  'goes_with.categories': {
    en: ['Categories of the other product', 'On each line enter the end of a category’s English address.'],
    pl: ['Kategorie drugiego produktu', 'W każdym wierszu wpisz końcówkę angielskiego adresu kategorii.'],
  },
  'goes_with.where': {
    en: ['Only other products with these features', having.en],
    pl: ['Tylko drugie produkty z tymi cechami', having.pl],
  },
  same: {
    en: [
      'Features that have to match',
      'At most six. The rule offers nothing for a product that does not have the feature. To remove a row, empty it.',
    ],
    pl: [
      'Cechy, które muszą się zgadzać',
      'Najwyżej sześć. Jeśli produkt nie ma danej cechy, reguła niczego do niego nie proponuje. Aby usunąć wiersz, wyczyść go.',
    ],
  },
  'same.feature': {
    en: ['Feature of this product', 'The code of the feature, such as thread.'],
    pl: ['Cecha tego produktu', 'Kod cechy, np. thread.'],
  },
  'same.of': {
    en: ['Feature of the other product', 'The code of the feature. Leave empty if it is the same feature.'],
    pl: ['Cecha drugiego produktu', 'Kod cechy. Puste pole oznacza tę samą cechę.'],
  },
  'same.values': {
    en: [
      'Values that go together',
      'On each line enter a value of this product and the matching values of the other, such as m8: 13-mm. Leave empty if the values have to be the same.',
    ],
    pl: [
      'Pasujące wartości',
      'W każdym wierszu wpisz wartość tego produktu i pasujące wartości drugiego, np. m8: 13-mm. Puste pole oznacza, że wartości muszą być takie same.',
    ],
  },
  joint: {
    en: ['Offer both together', 'The product’s page offers both as a set, which one button adds to the cart.'],
    pl: ['Oferuj oba razem', 'Strona produktu proponuje oba jako zestaw, który można dodać do koszyka jednym przyciskiem.'],
  },
  'joint.checked': {
    en: ['Selected in advance', 'The other product is already selected in the set. Visitors can leave it out.'],
    pl: ['Zaznaczony z góry', 'Drugi produkt jest od razu zaznaczony w zestawie. Odwiedzający może go pominąć.'],
  },
  'joint.pieces': {
    en: [
      'Quantity per piece of this product',
      'How many pieces of the other product go with one piece of this one, from 1 to 100. Leave empty if one is enough for any quantity.',
    ],
    pl: [
      'Liczba sztuk na sztukę produktu',
      'Liczba sztuk drugiego produktu na jedną sztukę tego produktu, od 1 do 100. Puste pole oznacza, że jedna wystarczy przy każdej ilości.',
    ],
  },
  joint_title: {
    en: [
      'Title of the set',
      'If several rules have a title, that of the first one is shown. If none has one, the title is “Complete the set”.',
    ],
    pl: [
      'Tytuł zestawu',
      'Jeśli tytuł ma kilka reguł, widać tytuł pierwszej z nich. Jeśli nie ma go żadna, tytułem jest „Skompletuj zestaw”.',
    ],
  },
}

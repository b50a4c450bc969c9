import type { FieldProblem, Language, packageContentUnits } from '@stragan/contract'

type Field =
  | 'symbol'
  | 'ean'
  | 'brand_id'
  | 'category_id'
  | 'vat_percent'
  | 'is_product_of_the_month'
  | 'youtube_link'
  | 'features'
  | 'related'
  | 'variants'
  | 'name'
  | 'short_description'
  | 'description'
  | 'warnings'
  | 'slugs'
  | 'keywords'
  | 'seo_title'
  | 'seo_description'
  | 'order'
  | 'weight'
  | 'unit'
  | 'content_amount'
  | 'content_unit'
  | 'expected_at'
type Some<Key extends string> = Readonly<Record<Language, Partial<Record<Key, string>>>>

/** Labels of the controls. */
export const fields: Readonly<Record<Language, Readonly<Record<Field, string>>>> = {
  en: {
    symbol: 'Product code',
    ean: 'EAN',
    brand_id: 'Brand',
    category_id: 'Category',
    vat_percent: 'VAT rate',
    is_product_of_the_month: 'Product of the month',
    youtube_link: 'Video on YouTube',
    features: 'Features',
    related: 'Related products',
    variants: 'Variants',
    name: 'Name',
    short_description: 'Short description',
    description: 'Description',
    warnings: 'Warnings',
    slugs: 'Address of the page',
    keywords: 'Search words',
    seo_title: 'Title for search engines',
    seo_description: 'Description for search engines',
    order: 'Order',
    weight: 'Weight (kg)',
    unit: 'Sales unit',
    content_amount: 'Content',
    content_unit: 'Measure',
    expected_at: 'Expected day',
  },
  pl: {
    symbol: 'Symbol',
    ean: 'EAN',
    brand_id: 'Marka',
    category_id: 'Kategoria',
    vat_percent: 'Stawka VAT',
    is_product_of_the_month: 'Produkt miesiąca',
    youtube_link: 'Film na YouTube',
    features: 'Cechy',
    related: 'Powiązane produkty',
    variants: 'Warianty',
    name: 'Nazwa',
    short_description: 'Krótki opis',
    description: 'Opis',
    warnings: 'Ostrzeżenia',
    slugs: 'Adres strony',
    keywords: 'Słowa do wyszukiwania',
    seo_title: 'Tytuł dla wyszukiwarek',
    seo_description: 'Opis dla wyszukiwarek',
    order: 'Kolejność',
    weight: 'Waga (kg)',
    unit: 'Jednostka sprzedaży',
    content_amount: 'Zawartość',
    content_unit: 'Miara',
    expected_at: 'Spodziewana dostawa',
  },
}

/** What to enter. */
export const hints: Some<string> = {
  en: {
    symbol: 'Each product has its own.',
    ean: '8, 12, 13 or 14 digits, the last of which is a check digit.',
    category_id: 'The path from the main category down.',
    is_product_of_the_month: 'Shown on the home page.',
    youtube_link: 'For example https://www.youtube.com/watch?v=…',
    related: 'Product codes, one per line, in the order in which they are shown.',
    short_description: 'One or two sentences for lists.',
    description: 'Markdown: ## for headings, - for lists, **bold**.',
    warnings: 'One per line: age limits, hazards, and whatever the law requires to be shown.',
    slugs: 'The last part of the address, in lower case without accents. If this is empty, it is made from the name.',
    keywords: 'Synonyms, separated by commas. They are searched, but not shown.',
    seo_title: 'If this is empty, the name is used.',
    seo_description: 'If this is empty, the short description is used.',
  },
  pl: {
    symbol: 'Każdy produkt ma własny symbol.',
    ean: '8, 12, 13 lub 14 cyfr, z których ostatnia jest kontrolna.',
    category_id: 'Ścieżka od kategorii głównej w dół.',
    is_product_of_the_month: 'Widoczny na stronie głównej.',
    youtube_link: 'Na przykład https://www.youtube.com/watch?v=…',
    related: 'Symbole produktów, po jednym w wierszu, w kolejności, w jakiej mają się pokazywać.',
    short_description: 'Jedno lub dwa zdania, widoczne na listach.',
    description: 'Markdown: ## to nagłówek, - to lista, **pogrubienie**.',
    warnings: 'Po jednym w wierszu: ograniczenia wieku, zagrożenia, treści wymagane prawem.',
    slugs: 'Ostatnia część adresu: małe litery bez znaków diakrytycznych. Puste pole zostanie uzupełnione na podstawie nazwy.',
    keywords: 'Synonimy, oddzielone przecinkami. Są przeszukiwane, ale niewidoczne.',
    seo_title: 'Gdy pole jest puste, używana jest nazwa.',
    seo_description: 'Gdy pole jest puste, używany jest krótki opis.',
  },
}

export const measures: Readonly<Record<Language, Record<(typeof packageContentUnits)[number], string>>> = {
  en: { kg: 'kg', l: 'l', m: 'm', m2: 'm²', piece: 'pieces' },
  pl: { kg: 'kg', l: 'l', m: 'm', m2: 'm²', piece: 'sztuki' },
}

/** What is wrong with a field. */
export const problems: Some<FieldProblem> = {
  en: {
    required: 'fill this in',
    wrong_type: 'fill this in',
    too_long: 'shorten this',
    too_few: 'keep at least one row',
    too_many: 'there are too many of these',
    not_a_number: 'enter a number',
    out_of_range: 'this number is too small or too large',
    wrong_format: 'this is not in the right format',
    ean_digits: 'an EAN has only digits',
    ean_length: 'an EAN has 8, 12, 13 or 14 digits',
    ean_check_digit: 'the last digit does not match: one of the digits is wrong',
    not_one_of: 'choose from the list',
    unknown: 'this no longer exists',
    twice: 'another product or variant has this already',
  },
  pl: {
    required: 'wypełnij to pole',
    wrong_type: 'wypełnij to pole',
    too_long: 'skróć ten tekst',
    too_few: 'zostaw co najmniej jeden wiersz',
    too_many: 'pozycji jest za dużo',
    not_a_number: 'wpisz liczbę',
    out_of_range: 'liczba jest za mała lub za duża',
    wrong_format: 'wpis ma zły format',
    ean_digits: 'EAN składa się z samych cyfr',
    ean_length: 'EAN ma 8, 12, 13 lub 14 cyfr',
    ean_check_digit: 'ostatnia cyfra się nie zgadza: któraś z cyfr jest błędna',
    not_one_of: 'wybierz z listy',
    unknown: 'tego już nie ma',
    twice: 'ma to już inny produkt lub wariant',
  },
}

/** The same for fields whose format says more. */
export const special: Some<string> = {
  en: {
    slugs: 'use lowercase letters, digits and hyphens, and not only digits',
    youtube_link: 'enter an address that begins with https://',
    content_amount: 'a piece contains one piece; what is sold by the kilogram or metre has no content',
    features: 'two variants have the same features; shoppers would not be able to tell them apart',
  },
  pl: {
    slugs: 'użyj małych liter, cyfr i łączników, ale nie samych cyfr',
    youtube_link: 'podaj adres zaczynający się od https://',
    content_amount: 'sztuka zawiera jedną sztukę; to, co jest sprzedawane na kilogramy lub metry, nie ma zawartości',
    features: 'dwa warianty mają te same cechy; kupujący nie mogliby ich odróżnić',
  },
}

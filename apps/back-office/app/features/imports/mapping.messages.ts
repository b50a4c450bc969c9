import type { ImportFormat } from '@stragan/contract/admin'
import { messages } from '@stragan/contract/messages'

/** What is to be known of a file of another program. */
const foreignText = {
  en: (program: string, prices: string) =>
    `This file comes from ${program}: ${prices} The file does not give the VAT rate of taxed products: choose it below. If a product has several categories, the one with the longest path is used.`,
  pl: (program: string, prices: string) =>
    `To plik z ${program}: ${prices} W pliku nie ma stawki VAT opodatkowanych produktów: wybierz ją niżej. Jeśli produkt ma kilka kategorii, bierzemy tę o najdłuższej ścieżce.`,
}

/** What the form says in which a person chooses the sheet and what its columns are read as. */
export const mappingMessages = messages(
  {
    sheetTitle: 'Sheet of the workbook',
    sheetText: (read: string, others: readonly string[]) => `The sheet “${read}” is read. Not read: ${others.join(', ')}.`,
    sheet: 'Sheet',
    sheetHint: 'Sheets without rows are not listed. If you choose another sheet, its rows replace those that were read.',
    readSheet: 'Read this sheet',
    columnsTitle: 'Columns',
    columnsLead:
      'This is how each column of the file is read. Products are found by their product code; what has no column here stays as it is. The next file with these columns is read in the same way. The check changes nothing.',
    column: 'Column of the file',
    foreignColumn: 'In the file',
    samples: 'First values',
    readAs: 'Is read as',
    readColumnAs: (title: string) => `${title} is read as`,
    leftOut: 'Left out',
    createMissing: 'Create brands, categories and features that the shop does not have',
    createMissingHint:
      'Whatever already has the same name in either language is used, regardless of letter case. New categories, features and values get the name from the file in both languages: translate them afterwards. If this is not ticked, rows that name something unknown are refused.',
    pricesIncludeVat: 'Prices in the file include VAT',
    pricesIncludeVatHint:
      'Net prices are computed from them with the VAT rate of each product. Where a price incl. VAT cannot be matched to the grosz, the row says so.',
    vatPercent: 'VAT rate of taxed products',
    vatPercentHint:
      'All products get it, except those that the file says are tax-free: they get 0%. Net prices are computed with it, too. Leave out the column “VAT rate” if products are to keep the rates that they have.',
    taxed: 'taxed',
    switchedOff: 'not offered',
    noRate: 'The shop does not have this VAT rate any more. Choose another one.',
    check: 'Check the file',
    notChecked: 'The file was not checked',
    twice: (field: string) => `“${field}” is chosen for two columns. Leave one of them out.`,
    noSymbol: 'Choose the column that has the product code: products are found by it.',
    rights: 'Your role does not include changing prices or stock, so these fields are not offered.',
    foreign: {
      own: null,
      shopify: foreignText.en(
        'Shopify',
        'whether its prices include VAT is a setting of the other shop. Choose “Net price” for the price, and say below if they do.',
      ),
      woocommerce: foreignText.en(
        'WooCommerce',
        'whether its prices include VAT is a setting of the other shop. Choose “Net price” for the price, and say below if they do. A product with variations has a row for each of them, and none of its own. Products whose stock the other shop does not count are imported without stock.',
      ),
      prestashop: foreignText.en(
        'PrestaShop',
        'a column “Price tax excluded” is read as the net price; if there is none, choose “Net price” for the price, and say below if it includes VAT. Combinations are in another file: import it after this one.',
      ),
      prestashop_combinations:
        'This file has combinations of PrestaShop: each becomes a variant of a product that the shop already has. Products are found by the column “Product Reference”; by their number only if they were imported without a reference. The impact is added to the price and to the weight of the product. The variant that the product was imported with stays: delete it if it is not sold by itself.',
    } as Record<ImportFormat, string | null>,
    pictures:
      'Pictures are given as URLs, separated by “|”; a URL may be followed by a space and a description of the picture. They are fetched after the import and added after those that the product already has. A URL is fetched once for each product.',
  },
  {
    sheetTitle: 'Arkusz skoroszytu',
    sheetText: (read: string, others: readonly string[]) => `Czytamy arkusz „${read}”. Pomijamy: ${others.join(', ')}.`,
    sheet: 'Arkusz',
    sheetHint: 'Na liście nie ma arkuszy bez wierszy. Jeśli wybierzesz inny arkusz, jego wiersze zastąpią te, które wczytano.',
    readSheet: 'Wczytaj ten arkusz',
    columnsTitle: 'Kolumny',
    columnsLead:
      'Tak odczytujemy poszczególne kolumny pliku. Produkty odnajdujemy po symbolu; to, co nie ma tu kolumny, pozostanie bez zmian. Następny plik z tymi kolumnami odczytamy tak samo. Sprawdzenie niczego nie zmienia.',
    column: 'Kolumna pliku',
    foreignColumn: 'W pliku',
    samples: 'Pierwsze wartości',
    readAs: 'Czytana jako',
    readColumnAs: (title: string) => `Kolumna ${title} czytana jako`,
    leftOut: 'Pomijana',
    createMissing: 'Utwórz marki, kategorie i cechy, których sklep nie ma',
    createMissingHint:
      'Użyjemy tego, co ma tę samą nazwę w którymkolwiek języku, bez względu na wielkość liter. Nowe kategorie, cechy i wartości dostaną nazwę z pliku w obu językach: przetłumacz je później. Bez tej opcji wiersze z nieznanymi nazwami zostaną odrzucone.',
    pricesIncludeVat: 'Ceny w pliku zawierają VAT',
    pricesIncludeVatHint:
      'Z cen w pliku obliczymy ceny netto według stawki VAT każdego produktu. Jeśli ceny z VAT nie da się uzyskać co do grosza, informacja pojawi się w wierszu.',
    vatPercent: 'Stawka VAT opodatkowanych produktów',
    vatPercentHint:
      'Tę stawkę dostaną wszystkie produkty oprócz tych, które według pliku są nieopodatkowane: te dostaną 0%. Według niej obliczymy też ceny netto. Pomiń kolumnę „Stawka VAT”, jeśli produkty mają zachować swoje stawki.',
    taxed: 'opodatkowany',
    switchedOff: 'nieoferowany',
    noRate: 'Sklep nie ma już tej stawki VAT. Wybierz inną.',
    check: 'Sprawdź plik',
    notChecked: 'Pliku nie sprawdzono',
    twice: (field: string) => `Pole „${field}” wybrano dla dwóch kolumn. Pomiń jedną z nich.`,
    noSymbol: 'Wskaż kolumnę z symbolem: po nim odnajdujemy produkty.',
    rights: 'Twoja rola nie obejmuje zmiany cen lub stanów magazynowych, dlatego tych pól nie ma na liście.',
    foreign: {
      own: null,
      shopify: foreignText.pl(
        'Shopify',
        'to, czy ceny zawierają VAT, zależy od ustawień tamtego sklepu. Dla ceny wybierz „Cena netto” i zaznacz niżej, jeśli zawiera VAT.',
      ),
      woocommerce: foreignText.pl(
        'WooCommerce',
        'to, czy ceny zawierają VAT, zależy od ustawień tamtego sklepu. Dla ceny wybierz „Cena netto” i zaznacz niżej, jeśli zawiera VAT. Produkt z wariantami ma po jednym wierszu na wariant, a własnego nie ma. Produkty, których stanu tamten sklep nie liczy, zostaną zaimportowane bez stanu magazynowego.',
      ),
      prestashop: foreignText.pl(
        'PrestaShop',
        'kolumnę „Price tax excluded” czytamy jako cenę netto; jeśli tej kolumny nie ma, dla ceny wybierz „Cena netto” i zaznacz niżej, jeśli zawiera VAT. Kombinacje są w osobnym pliku: zaimportuj go po tym.',
      ),
      prestashop_combinations:
        'To plik z kombinacjami z PrestaShop: każda stanie się wariantem produktu, który jest już w sklepie. Produkty odnajdujemy po kolumnie „Product Reference”; po numerze tylko wtedy, gdy zaimportowano je bez referencji. Wpływ dodajemy do ceny i do wagi produktu. Wariant, z którym zaimportowano produkt, zostaje: usuń go, jeśli nie jest sprzedawany osobno.',
    } as Record<ImportFormat, string | null>,
    pictures:
      'Zdjęcia podaje się jako adresy URL rozdzielone znakiem „|”; po adresie i spacji można podać opis tego, co widać na zdjęciu. Zdjęcia pobieramy po imporcie i dodajemy za tymi, które produkt już ma. Każdy adres pobieramy dla produktu tylko raz.',
  },
)

import {
  type CreationKind,
  type ImportFormat,
  importLimits,
  importStateNames,
  type RowNote,
  type RowOutcome,
} from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { messages } from '@stragan/contract/messages'
import { plural } from '@stragan/contract/plural'
import { namesIn } from '../../platform/names-in.ts'
import type { ImportView } from './import-view.ts'

const megabytes = importLimits.maxFileBytes / 1024 / 1024
const megabytesPerDay = importLimits.maxBytesPerDay / 1024 / 1024

const enFailures: Record<NonNullable<ImportView['failure']>, string> = {
  unreadable: 'The file has a row that cannot be read as CSV. Save it again as “CSV UTF-8” and upload it.',
  too_many_rows: `The file has more than ${formatNumber('en', importLimits.maxRows)} rows. Split it into several.`,
  permission_lost:
    'The import stopped because the person who started it no longer has the right to do so. Somebody who has it can continue.',
  error: 'Something went wrong several times in a row. Try again; if it fails again, look in the server’s log.',
}
const plFailures: Record<NonNullable<ImportView['failure']>, string> = {
  unreadable: 'W pliku jest wiersz, którego nie da się odczytać jako CSV. Zapisz plik ponownie jako „CSV UTF-8” i wyślij go.',
  too_many_rows: `Plik ma więcej niż ${formatNumber('pl', importLimits.maxRows)} wierszy. Podziel go na kilka.`,
  permission_lost:
    'Import został zatrzymany, bo osoba, która go uruchomiła, straciła potrzebne uprawnienie. Import może dokończyć ktoś, kto je ma.',
  error: 'Kilka razy z rzędu wystąpił błąd. Spróbuj ponownie; jeśli błąd się powtórzy, zajrzyj do dziennika serwera.',
}
const enOutcomes: Record<RowOutcome, string> = {
  created: 'Created',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
  removed: 'Removed',
}
const plOutcomes: Record<RowOutcome, string> = {
  created: 'Dodane',
  changed: 'Zmienione',
  unchanged: 'Bez zmian',
  refused: 'Odrzucone',
  removed: 'Usunięte',
}

const enCreationKinds: Record<CreationKind, string> = {
  brand: 'Brands',
  category: 'Categories',
  feature: 'Features',
  value: 'Values of features',
}
const plCreationKinds: Record<CreationKind, string> = { brand: 'Marki', category: 'Kategorie', feature: 'Cechy', value: 'Wartości cech' }

type PictureStates = Record<'fetched' | 'waiting' | 'failed', string>
const enPictureStates: PictureStates = { fetched: 'fetched', waiting: 'waiting', failed: 'failed' }
const plPictureStates: PictureStates = { fetched: 'pobrane', waiting: 'oczekujące', failed: 'niepobrane' }

/** What is to be known of a file of another program. */
const foreignText = {
  en: (program: string, prices: string) =>
    `This file comes from ${program}: ${prices} The file does not give the VAT rate of taxed products: choose it below. If a product has several categories, the one with the longest path is used.`,
  pl: (program: string, prices: string) =>
    `To plik z ${program}: ${prices} W pliku nie ma stawki VAT opodatkowanych produktów: wybierz ją niżej. Jeśli produkt ma kilka kategorii, bierzemy tę o najdłuższej ścieżce.`,
}

export const importMessages = messages(
  {
    title: 'Import and export',
    lead: 'Read products, prices and stock from a file, or download them all. An import shows what it would change before it changes anything.',
    exportTitle: 'Export',
    downloadImports: 'Download the list of imports',
    exportText:
      'All products with a row per variant, as they are stored. Change the file in a spreadsheet and import it: only what differs is changed.',
    uploadTitle: 'Import a file',
    file: 'File',
    fileHint: `CSV, or an Excel workbook (XLSX), one sheet of which is read: up to ${megabytes} MB and ${formatNumber('en', importLimits.maxRows)} rows. Separator and encoding are detected automatically.`,
    upload: 'Upload',
    uploading: 'Uploading',
    notUploaded: 'The file was not accepted',
    noFile: 'Choose one file.',
    tooLarge: `The file is larger than ${megabytes} MB. Split it into several.`,
    tooMany: `Files of ${megabytesPerDay} MB have been uploaded in the last 24 hours. Upload this one tomorrow.`,
    unreadable:
      'It is neither a CSV file nor a workbook (XLSX) with a header in its first row, or it is damaged. In a spreadsheet program, save it as “CSV UTF-8”.',
    otherwise: 'The file arrived incomplete. Try again.',
    listTitle: 'Imports',
    fileColumn: 'File',
    state: 'State',
    rowsColumn: 'Rows',
    none: 'There are no imports',
    noneText: `Imports are kept for ${importLimits.retentionDays} days.`,
    noneFound: 'There are no more imports',
    noneFoundText: 'The list ends before this page.',
    showAll: 'Show the first ones',
    first: 'Newest',
    next: 'Older',
    states: namesIn(importStateNames, 'en'),
    by: (name: string, when: string) => `${name}, ${when}`,
    rows: (n: number) => plural('en', n, { one: 'one row', other: `${formatNumber('en', n)} rows` }),
    progress: (done: number, all: number) =>
      `${formatNumber('en', done)} of ${plural('en', all, { one: 'one row', other: `${formatNumber('en', all)} rows` })}`,
    readSoFar: (n: number) => plural('en', n, { one: 'one row so far', other: `${formatNumber('en', n)} rows so far` }),
    refresh: 'Refresh this page to see how far it has got',
    stop: 'Stop',
    failures: enFailures,
    trialLead: 'This is what the import would do. Nothing has been changed yet.',
    resultLead: 'This is what the import has done. All of it is in the history.',
    result: 'Result',
    outcomes: enOutcomes,
    all: 'All rows',
    run: 'Import now',
    runText: (n: number) =>
      plural('en', n, {
        one: 'One row will create or change something.',
        other: `${formatNumber('en', n)} rows will create or change something.`,
      }),
    nothingToRun: 'The import would change nothing.',
    onlyTrial:
      'This is the check of an archive of the whole shop. The archive is imported under “Whole shop”, and cannot be imported here.',
    goOn: 'Continue',
    partlyUndone:
      'Some things were left because somebody has changed them since, uses them or has ordered them. You can find them in the history.',
    undo: 'Undo the import',
    undoTitle: 'Undo this import?',
    undoText:
      'Its changes are undone, the last one first. Brands, categories and features that it created are deleted too, unless something else uses them. Anything changed since stays as it is.',
    downloadRefused: 'Download the refused rows',
    refusedText: 'You get a file with the same columns, followed by the reason: correct the file, and import it again.',
    row: 'Row',
    symbol: 'Symbol',
    outcome: 'Result',
    details: 'What differs, or why it was refused',
    noRows: 'No rows',
    sheetTitle: 'Sheet of the workbook',
    sheetText: (read: string, others: readonly string[]) => `The sheet “${read}” is read. Not read: ${others.join(', ')}.`,
    sheet: 'Sheet',
    sheetHint: 'Sheets without rows are not listed. If you choose another sheet, its rows replace those that were read.',
    readSheet: 'Read this sheet',
    columnsTitle: 'Columns',
    columnsLead:
      'This is how each column of the file is read. Products are found by their symbol; what has no column here stays as it is. The next file with these columns is read in the same way. The check changes nothing.',
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
    noRate: 'The shop does not have this VAT rate any more. Choose another one.',
    wouldCreate: 'Besides products, the import would create the following. Names are the same in both languages.',
    hasCreated: 'Besides products, the import has created the following. Names are the same in both languages until you translate them.',
    creationKinds: enCreationKinds,
    notes: {
      sale_price: 'the sale price is used as the price: the shop has no history of the regular one',
      variant_left: 'a variant without features stays beside the new ones: delete it if it is no longer sold',
      gross_rounded: 'the price incl. VAT is a grosz more or less than in the file: prices are kept net',
    } as Record<RowNote, string>,
    check: 'Check the file',
    notChecked: 'The file was not checked',
    twice: (field: string) => `“${field}” is chosen for two columns. Leave one of them out.`,
    noSymbol: 'Choose the column that has the symbol: products are found by it.',
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
    wouldFetch: (n: number) =>
      plural('en', n, {
        one: 'The file lists one new picture, which will be fetched after the import.',
        other: `The file lists ${formatNumber('en', n)} new pictures, which will be fetched after the import.`,
      }),
    picturesTitle: 'Pictures',
    pictureStates: enPictureStates,
    fetching: 'They are fetched in the background: you can leave this page. Where a server does not answer, it is tried again later.',
    failedPictures: 'Pictures that could not be fetched',
    pictureProduct: 'Product',
    pictureUrl: 'URL',
    pictureReason: 'Reason',
    downloadFailed: 'Download the list of failed pictures',
    failedText: 'Correct the URLs and import that file, or add the pictures to the products.',
    firstFailures: (n: number) => `These are the first ${n}. The file has all of them: correct the URLs and import it.`,
  },
  {
    title: 'Import i eksport',
    lead: 'Wczytaj produkty, ceny i stany magazynowe z pliku albo pobierz je wszystkie. Import najpierw pokazuje, co by zmienił, a dopiero potem wprowadza zmiany.',
    exportTitle: 'Eksport',
    downloadImports: 'Pobierz listę importów',
    exportText:
      'Wszystkie produkty, po jednym wierszu na wariant, dokładnie tak, jak są zapisane. Zmień plik w arkuszu i zaimportuj go: zmieni się tylko to, co się różni.',
    uploadTitle: 'Import pliku',
    file: 'Plik',
    fileHint: `CSV albo skoroszyt programu Excel (XLSX), z którego czytamy jeden arkusz: do ${megabytes} MB i ${formatNumber('pl', importLimits.maxRows)} wierszy. Separator i kodowanie rozpoznajemy automatycznie.`,
    upload: 'Wyślij plik',
    uploading: 'Wysyłanie',
    notUploaded: 'Plik nie został przyjęty',
    noFile: 'Wybierz jeden plik.',
    tooLarge: `Plik jest większy niż ${megabytes} MB. Podziel go na kilka.`,
    tooMany: `W ciągu ostatnich 24 godzin wysłano już pliki o łącznym rozmiarze ${megabytesPerDay} MB. Ten plik wyślij jutro.`,
    unreadable:
      'To nie jest plik CSV ani skoroszyt (XLSX) z nagłówkiem w pierwszym wierszu albo plik jest uszkodzony. Zapisz go w arkuszu kalkulacyjnym jako „CSV UTF-8”.',
    otherwise: 'Plik dotarł niekompletny. Spróbuj ponownie.',
    listTitle: 'Importy',
    fileColumn: 'Plik',
    state: 'Stan',
    rowsColumn: 'Wiersze',
    none: 'Nie ma importów',
    noneText: `Importy przechowujemy przez ${importLimits.retentionDays} dni.`,
    noneFound: 'Nie ma więcej importów',
    noneFoundText: 'Lista kończy się przed tą stroną.',
    showAll: 'Pokaż pierwsze',
    first: 'Najnowsze',
    next: 'Starsze',
    states: namesIn(importStateNames, 'pl'),
    by: (name: string, when: string) => `${name}, ${when}`,
    rows: (n: number) =>
      plural('pl', n, {
        one: 'jeden wiersz',
        few: `${formatNumber('pl', n)} wiersze`,
        many: `${formatNumber('pl', n)} wierszy`,
        other: `${formatNumber('pl', n)} wiersza`,
      }),
    progress: (done: number, all: number) =>
      `${formatNumber('pl', done)} z ${plural('pl', all, { one: 'jednego wiersza', other: `${formatNumber('pl', all)} wierszy` })}`,
    readSoFar: (n: number) => `wczytane wiersze: ${formatNumber('pl', n)}`,
    refresh: 'Odśwież stronę, aby zobaczyć postęp',
    stop: 'Zatrzymaj',
    failures: plFailures,
    trialLead: 'Tak zadziałałby ten import. Na razie niczego nie zmieniono.',
    resultLead: 'Tak zadziałał ten import. Wszystko jest w historii zmian.',
    result: 'Wynik',
    outcomes: plOutcomes,
    all: 'Wszystkie wiersze',
    run: 'Importuj teraz',
    runText: (n: number) =>
      plural('pl', n, {
        one: 'Jeden wiersz coś doda lub zmieni.',
        few: `${formatNumber('pl', n)} wiersze coś dodadzą lub zmienią.`,
        many: `${formatNumber('pl', n)} wierszy coś doda lub zmieni.`,
        other: `${formatNumber('pl', n)} wiersza coś doda lub zmieni.`,
      }),
    nothingToRun: 'Import niczego by nie zmienił.',
    onlyTrial: 'To sprawdzenie archiwum całego sklepu. Archiwum importuje się na stronie „Cały sklep”, a nie tutaj.',
    goOn: 'Kontynuuj',
    partlyUndone:
      'Niektórych pozycji nie cofnięto, bo ktoś później je zmienił, używa ich albo je zamówił. Znajdziesz te pozycje w historii zmian.',
    undo: 'Cofnij import',
    undoTitle: 'Cofnąć ten import?',
    undoText:
      'Zmiany zostaną cofnięte, począwszy od ostatniej. Znikną też utworzone marki, kategorie i cechy, o ile nic innego ich nie używa. To, co ktoś później zmienił, zostanie.',
    downloadRefused: 'Pobierz odrzucone wiersze',
    refusedText:
      'Otrzymasz plik o takich samych kolumnach, z powodem odrzucenia w dodatkowej, ostatniej kolumnie. Popraw plik i zaimportuj go ponownie.',
    row: 'Wiersz',
    symbol: 'Symbol',
    outcome: 'Wynik',
    details: 'Różnice lub powód odrzucenia',
    noRows: 'Brak wierszy',
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
    noRate: 'Sklep nie ma już tej stawki VAT. Wybierz inną.',
    wouldCreate: 'Oprócz produktów import utworzyłby poniższe pozycje. Nazwy są takie same w obu językach.',
    hasCreated: 'Oprócz produktów import utworzył poniższe pozycje. Nazwy są takie same w obu językach, dopóki ich nie przetłumaczysz.',
    creationKinds: plCreationKinds,
    notes: {
      sale_price: 'jako cenę przyjęto cenę promocyjną: sklep nie zna historii ceny regularnej',
      variant_left: 'obok nowych wariantów zostaje wariant bez cech: usuń go, jeśli nie jest już sprzedawany',
      gross_rounded: 'cena z VAT różni się o grosz od tej z pliku: ceny przechowujemy netto',
    } as Record<RowNote, string>,
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
    wouldFetch: (n: number) =>
      plural('pl', n, {
        one: 'Plik wskazuje jedno nowe zdjęcie, które pobierzemy po imporcie.',
        few: `Plik wskazuje ${formatNumber('pl', n)} nowe zdjęcia, które pobierzemy po imporcie.`,
        many: `Plik wskazuje ${formatNumber('pl', n)} nowych zdjęć, które pobierzemy po imporcie.`,
        other: `Plik wskazuje ${formatNumber('pl', n)} nowego zdjęcia, które pobierzemy po imporcie.`,
      }),
    picturesTitle: 'Zdjęcia',
    pictureStates: plPictureStates,
    fetching: 'Zdjęcia pobieramy w tle: możesz opuścić tę stronę. Jeśli serwer nie odpowiada, spróbujemy ponownie później.',
    failedPictures: 'Zdjęcia, których nie udało się pobrać',
    pictureProduct: 'Produkt',
    pictureUrl: 'Adres URL',
    pictureReason: 'Powód',
    downloadFailed: 'Pobierz listę niepobranych zdjęć',
    failedText: 'Popraw adresy i zaimportuj ten plik albo dodaj zdjęcia do produktów.',
    firstFailures: (n: number) => `To pierwsze ${n}. Plik zawiera wszystkie adresy: popraw je i zaimportuj plik.`,
  },
)

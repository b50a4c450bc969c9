import { type CreationKind, importLimits, importStateNames, type RowNote, type RowOutcome } from '@stragan/contract/admin'
import { formatNumber, polishOf } from '@stragan/contract/formats'
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
    trialAgainLead: 'This is what the import would do if it ran again.',
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
    symbol: 'Product code',
    outcome: 'Result',
    details: 'What differs, or why it was refused',
    noRows: 'No rows',
    wouldCreate: 'Besides products, the import would create the following. Names are the same in both languages.',
    hasCreated: 'Besides products, the import has created the following. Names are the same in both languages until you translate them.',
    creationKinds: enCreationKinds,
    notes: {
      sale_price: 'the sale price is used as the price: the shop has no history of the regular one',
      variant_left: 'a variant without features stays beside the new ones: delete it if it is no longer sold',
      gross_rounded: 'the price incl. VAT is a grosz more or less than in the file: prices are kept net',
      switched_off: 'the other shop does not offer this variant, so its stock is 0',
    } as Record<RowNote, string>,
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
      `${formatNumber('pl', done)} ${plural('pl', all, { one: 'z jednego wiersza', other: `${polishOf(all)} wierszy` })}`,
    readSoFar: (n: number) => `wczytane wiersze: ${formatNumber('pl', n)}`,
    refresh: 'Odśwież stronę, aby zobaczyć postęp',
    stop: 'Zatrzymaj',
    failures: plFailures,
    trialLead: 'Tak zadziałałby ten import. Na razie niczego nie zmieniono.',
    trialAgainLead: 'Tak zadziałałby ten import, gdyby uruchomić go ponownie.',
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
    wouldCreate: 'Oprócz produktów import utworzyłby poniższe pozycje. Nazwy są takie same w obu językach.',
    hasCreated: 'Oprócz produktów import utworzył poniższe pozycje. Nazwy są takie same w obu językach, dopóki ich nie przetłumaczysz.',
    creationKinds: plCreationKinds,
    notes: {
      sale_price: 'jako cenę przyjęto cenę promocyjną: sklep nie zna historii ceny regularnej',
      variant_left: 'obok nowych wariantów zostaje wariant bez cech: usuń go, jeśli nie jest już sprzedawany',
      gross_rounded: 'cena z VAT różni się o grosz od tej z pliku: ceny przechowujemy netto',
      switched_off: 'poprzedni sklep nie oferuje tego wariantu, więc jego stan magazynowy to 0',
    } as Record<RowNote, string>,
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

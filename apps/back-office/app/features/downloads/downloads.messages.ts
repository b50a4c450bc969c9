import { type DownloadableList, type DownloadFormat, maxWorksheetRows } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { messages } from '@stragan/contract/messages'
import { type Rows, rowsIn } from './rows.messages.ts'

type Formats = Record<DownloadFormat, { name: string; text: string }>

const enFormats: Formats = {
  csv: { name: 'CSV', text: 'For spreadsheets and accounting programs; any number of rows' },
  xlsx: { name: 'Excel', text: `A workbook (.xlsx) of at most ${formatNumber('en', maxWorksheetRows)} rows` },
  json: { name: 'JSON', text: 'For programmers: the same data in JSON' },
}
const plFormats: Formats = {
  csv: { name: 'CSV', text: 'Do arkuszy kalkulacyjnych i programów księgowych; bez ograniczenia liczby wierszy' },
  xlsx: { name: 'Excel', text: `Skoroszyt (.xlsx), najwyżej ${formatNumber('pl', maxWorksheetRows)} wierszy` },
  json: { name: 'JSON', text: 'Dla programistów: te same dane w formacie JSON' },
}

/** What a download has: the count of its rows, or words where it is not known. */
const includedIn =
  (rows: Record<DownloadableList, Rows>, asFiltered: string) =>
  (list: DownloadableList, count: number | null, isFiltered: boolean): string => {
    const of = rows[list]
    if (count === null) return (isFiltered && of.matching) || of.all
    return isFiltered ? `${of.count(count)}, ${asFiltered}` : of.count(count)
  }

export const downloadMessages = messages(
  {
    download: 'Download',
    title: 'Download the list',
    included: includedIn(rowsIn.en, 'as filtered'),
    formats: enFormats,
    close: 'Close',
    starting: 'The download is starting',
    startingLead: 'The file is saved where your browser keeps downloads. If nothing happens, start the download yourself.',
    start: 'Download the file',
    back: 'Back to the list',
  },
  {
    download: 'Pobierz',
    title: 'Pobierz listę',
    included: includedIn(rowsIn.pl, 'zgodnie z filtrami'),
    formats: plFormats,
    close: 'Zamknij',
    starting: 'Pobieranie się rozpoczyna',
    startingLead: 'Plik trafi tam, gdzie przeglądarka zapisuje pobrane pliki. Jeśli nic się nie dzieje, rozpocznij pobieranie przyciskiem.',
    start: 'Pobierz plik',
    back: 'Wróć do listy',
  },
)

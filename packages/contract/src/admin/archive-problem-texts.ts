import type { Language } from '../constants.ts'
import { formatNumber } from '../formats.ts'
import type { Texts } from './list-columns.ts'

/** What a problem is about: a file or fields, and a limit, a line or a version. */
interface About {
  subject: string
  number: string
}

const texts = (en: (about: About) => string, pl: (about: About) => string) => ({ en, pl })

/** Why a whole archive of a shop cannot be written or read in. */
const problems = {
  not_there: texts(
    () => 'The archive cannot be read: it has to be a ZIP file or a folder.',
    () => 'Nie można odczytać archiwum: musi to być plik ZIP albo folder.',
  ),
  damaged: texts(
    () => 'The archive is damaged, or no ZIP file.',
    () => 'Archiwum jest uszkodzone albo nie jest plikiem ZIP.',
  ),
  folder_not_empty: texts(
    ({ subject }) => `${subject} has files already: name an empty folder.`,
    ({ subject }) => `W folderze ${subject} są już pliki: podaj pusty folder.`,
  ),
  too_large: texts(
    () => 'The archive is larger than a ZIP file can be: use a folder, on the command line.',
    () => 'Archiwum jest większe, niż może być plik ZIP: użyj folderu w wierszu poleceń.',
  ),
  too_many_files: texts(
    ({ number }) => `The archive has more than ${number} files: use a folder, on the command line.`,
    ({ number }) => `Archiwum ma więcej niż ${number} plików: użyj folderu w wierszu poleceń.`,
  ),
  unpacks_to_too_much: texts(
    ({ number }) => `The archive unpacks to more than ${number} GB.`,
    ({ number }) => `Archiwum zajmuje po rozpakowaniu więcej niż ${number} GB.`,
  ),
  unsafe_name: texts(
    ({ subject }) => `The archive has a file whose name leads out of its folder: ${subject}`,
    ({ subject }) => `W archiwum jest plik, którego nazwa prowadzi poza jego folder: ${subject}`,
  ),
  unknown_file: texts(
    ({ subject }) => `The archive has a file that no archive of a shop has: ${subject}`,
    ({ subject }) => `W archiwum jest plik, którego archiwum sklepu nie zawiera: ${subject}`,
  ),
  link: texts(
    ({ subject }) => `${subject} of the archive is a link, or no plain file: replace it by the file itself.`,
    ({ subject }) => `${subject} w archiwum jest dowiązaniem lub nie jest zwykłym plikiem: zastąp je samym plikiem.`,
  ),
  encrypted: texts(
    ({ subject }) => `${subject} of the archive is encrypted: pack it without a password.`,
    ({ subject }) => `Plik ${subject} w archiwum jest zaszyfrowany: spakuj go bez hasła.`,
  ),
  file_twice: texts(
    ({ subject }) => `The archive has ${subject} twice.`,
    ({ subject }) => `Plik ${subject} występuje w archiwum dwa razy.`,
  ),
  file_too_large: texts(
    ({ subject, number }) => `${subject} of the archive has more than ${number} MB.`,
    ({ subject, number }) => `Plik ${subject} w archiwum ma więcej niż ${number} MB.`,
  ),
  file_missing: texts(
    ({ subject }) => `The archive has no ${subject}.`,
    ({ subject }) => `W archiwum nie ma pliku ${subject}.`,
  ),
  other_format: texts(
    () => 'This is no archive of a shop: shop.json has another format.',
    () => 'To nie jest archiwum sklepu: plik shop.json ma inny format.',
  ),
  other_version: texts(
    ({ subject, number }) => `The archive has version ${subject}; this installation reads version ${number}.`,
    ({ subject, number }) => `Archiwum ma wersję ${subject}; ta instalacja odczytuje wersję ${number}.`,
  ),
  settings_not_valid: texts(
    ({ subject }) => `shop.json of the archive is not valid: ${subject}`,
    ({ subject }) => `Plik shop.json w archiwum jest nieprawidłowy: ${subject}`,
  ),
  no_json: texts(
    ({ subject }) => `${subject} of the archive is no JSON.`,
    ({ subject }) => `Plik ${subject} w archiwum nie jest w formacie JSON.`,
  ),
  line_no_json: texts(
    ({ subject, number }) => `Line ${number} of ${subject} of the archive is no JSON.`,
    ({ subject, number }) => `Wiersz ${number} pliku ${subject} w archiwum nie jest w formacie JSON.`,
  ),
  line_too_long: texts(
    ({ subject }) => `A line of ${subject} of the archive is too long.`,
    ({ subject }) => `W pliku ${subject} w archiwum jest zbyt długi wiersz.`,
  ),
  too_many_entries: texts(
    ({ subject, number }) => `${subject} of the archive has more than ${number} entries.`,
    ({ subject, number }) => `Plik ${subject} w archiwum ma więcej niż ${number} pozycji.`,
  ),
  permission_lost: texts(
    () => 'The person who started it no longer has the rights to it. Somebody who has them can go on.',
    () => 'Osoba, która to uruchomiła, straciła do tego uprawnienia. Może to dokończyć ktoś, kto je ma.',
  ),
  products_stopped: texts(
    () => 'Somebody has stopped the import of its products. Continue, or check the archive again.',
    () => 'Ktoś zatrzymał import produktów z tego archiwum. Kontynuuj albo sprawdź archiwum ponownie.',
  ),
  products_deleted: texts(
    () => 'The import of its products has been deleted. Check the archive again.',
    () => 'Import produktów z tego archiwum został usunięty. Sprawdź archiwum ponownie.',
  ),
  products_unreadable: texts(
    () => 'products.csv of the archive has a row that cannot be read as CSV: save it again as UTF-8.',
    () => 'W pliku products.csv w archiwum jest wiersz, którego nie da się odczytać jako CSV: zapisz go ponownie jako UTF-8.',
  ),
  products_too_many_rows: texts(
    () => 'products.csv of the archive has more rows than an import may have.',
    () => 'Plik products.csv w archiwum ma więcej wierszy, niż może mieć import.',
  ),
  products_failed: texts(
    () => 'The import of its products failed several times in a row; the log of the server says why.',
    () => 'Import produktów z tego archiwum kilka razy z rzędu się nie udał; powód jest w dzienniku serwera.',
  ),
} as const satisfies Record<string, Record<keyof Texts, (about: About) => string>>

export type ArchiveProblem = keyof typeof problems
export const archiveProblems = Object.keys(problems) as [ArchiveProblem, ...ArchiveProblem[]]

export interface ArchiveReason {
  problem: ArchiveProblem
  /** What it is about: a file of the archive, or fields. */
  subject: string
  /** A limit, a line or a version. */
  number: number | null
}

/** Why an archive cannot be written or read in, as a sentence. */
export const archiveProblemText = ({ problem, subject, number }: ArchiveReason, language: Language): string =>
  problems[problem][language]({ subject, number: number === null ? '' : formatNumber(language, number) })

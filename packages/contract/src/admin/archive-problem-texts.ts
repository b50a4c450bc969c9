import type { Language } from '../constants.ts'
import { formatNumber } from '../formats.ts'
import type { Texts } from './list-columns.ts'

/** What a problem is about: a file or fields, and a limit, a line or a version. */
interface About {
  subject: string
  number: string
}

const texts = (en: (about: About) => string, pl: (about: About) => string) => ({ en, pl })

const place = {
  en: ({ subject, number }: About) => (number === '' ? subject : `line ${number} of ${subject}`),
  pl: ({ subject, number }: About) => (number === '' ? `w pliku ${subject}` : `w wierszu ${number} pliku ${subject}`),
}

/** Why a whole archive of a shop cannot be written or read in. */
const problems = {
  not_there: texts(
    () => 'The archive cannot be read: it has to be a ZIP file or a folder.',
    () => 'Nie można odczytać archiwum: musi to być plik ZIP albo folder.',
  ),
  damaged: texts(
    () => 'The archive is damaged, or is not a ZIP file.',
    () => 'Archiwum jest uszkodzone albo nie jest plikiem ZIP.',
  ),
  folder_not_empty: texts(
    ({ subject }) => `${subject} has files already: name an empty folder.`,
    ({ subject }) => `W folderze ${subject} są już pliki: podaj pusty folder.`,
  ),
  too_large: texts(
    () => 'The archive is larger than a ZIP file can be: use a folder and the command line.',
    () => 'Archiwum jest większe, niż może być plik ZIP: użyj folderu i wiersza poleceń.',
  ),
  too_many_files: texts(
    ({ number }) => `The archive has more than ${number} files: use a folder and the command line.`,
    ({ number }) => `Archiwum ma więcej niż ${number} plików: użyj folderu i wiersza poleceń.`,
  ),
  unpacks_to_too_much: texts(
    ({ number }) => `The archive unpacks to more than ${number} GB.`,
    ({ number }) => `Archiwum zajmuje po rozpakowaniu więcej niż ${number} GB.`,
  ),
  unsafe_name: texts(
    ({ subject }) => `The archive has a file whose name leads out of its folder: ${subject}`,
    ({ subject }) => `W archiwum jest plik, którego nazwa prowadzi poza folder archiwum: ${subject}`,
  ),
  unknown_file: texts(
    ({ subject }) => `The archive has a file that does not belong in it: ${subject}`,
    ({ subject }) => `W archiwum jest plik, który do niego nie należy: ${subject}`,
  ),
  link: texts(
    ({ subject }) => `${subject} in the archive is a link, or not a plain file: replace it with the file itself.`,
    ({ subject }) => `Pozycja ${subject} w archiwum jest dowiązaniem lub nie jest zwykłym plikiem: zastąp ją samym plikiem.`,
  ),
  encrypted: texts(
    ({ subject }) => `${subject} in the archive is encrypted: pack it without a password.`,
    ({ subject }) => `Plik ${subject} w archiwum jest zaszyfrowany: spakuj go bez hasła.`,
  ),
  file_twice: texts(
    ({ subject }) => `The archive has ${subject} twice.`,
    ({ subject }) => `Plik ${subject} występuje w archiwum dwa razy.`,
  ),
  file_too_large: texts(
    ({ subject, number }) => `${subject} in the archive is larger than ${number} MB.`,
    ({ subject, number }) => `Plik ${subject} w archiwum ma więcej niż ${number} MB.`,
  ),
  file_missing: texts(
    ({ subject }) => `The archive has no ${subject}.`,
    ({ subject }) => `W archiwum nie ma pliku ${subject}.`,
  ),
  other_format: texts(
    () => 'This is not an archive of a shop: shop.json is in another format.',
    () => 'To nie jest archiwum sklepu: plik shop.json ma inny format.',
  ),
  other_version: texts(
    ({ subject, number }) => `The archive’s version is ${subject}; this installation reads version ${number}.`,
    ({ subject, number }) => `Archiwum ma wersję ${subject}; ta instalacja odczytuje wersję ${number}.`,
  ),
  settings_not_valid: texts(
    ({ subject }) => `shop.json in the archive is not valid: ${subject}`,
    ({ subject }) => `Plik shop.json w archiwum jest nieprawidłowy: ${subject}`,
  ),
  settings_in_use: texts(
    ({ subject }) =>
      `Products or deliveries of this shop use an entry of the settings ${subject} that shop.json in the archive does not have: add it there, or change what uses it.`,
    ({ subject }) =>
      `Produkty lub sposoby dostawy tego sklepu używają wpisu z ustawień ${subject}, którego nie ma w pliku shop.json w archiwum: dodaj go tam albo zmień to, co go używa.`,
  ),
  no_json: texts(
    ({ subject }) => `${subject} in the archive is not JSON.`,
    ({ subject }) => `Plik ${subject} w archiwum nie jest w formacie JSON.`,
  ),
  line_no_json: texts(
    ({ subject, number }) => `Line ${number} of ${subject} in the archive is not JSON.`,
    ({ subject, number }) => `Wiersz ${number} pliku ${subject} w archiwum nie jest w formacie JSON.`,
  ),
  too_complex: texts(
    about => `The archive has too many values, or too deeply nested ones, in ${place.en(about)}.`,
    about => `Archiwum ma zbyt wiele wartości albo zbyt głęboko zagnieżdżone wartości ${place.pl(about)}.`,
  ),
  not_storable: texts(
    about => `The archive has a NUL character, or half of a surrogate pair, in ${place.en(about)}: no text of a shop has one.`,
    about => `Archiwum ma znak NUL albo połowę pary zastępczej ${place.pl(about)}: żaden tekst sklepu nie może ich zawierać.`,
  ),
  line_too_long: texts(
    ({ subject }) => `A line of ${subject} in the archive is too long.`,
    ({ subject }) => `W pliku ${subject} w archiwum jest zbyt długi wiersz.`,
  ),
  too_many_entries: texts(
    ({ subject, number }) => `${subject} in the archive has more than ${number} entries.`,
    ({ subject, number }) => `Plik ${subject} w archiwum ma więcej niż ${number} pozycji.`,
  ),
  entry_too_large: texts(
    ({ subject }) =>
      `An entry of the shop is larger than an archive can have it: ${subject}. Shorten its texts, and export the shop again.`,
    ({ subject }) => `Pozycja sklepu jest większa, niż może być w archiwum: ${subject}. Skróć jej teksty i wyeksportuj sklep ponownie.`,
  ),
  too_many_to_export: texts(
    ({ subject, number }) => `The shop has more entries for ${subject} than an archive can have: ${number}.`,
    ({ subject, number }) => `Sklep ma więcej pozycji do pliku ${subject}, niż może mieć archiwum: ${number}.`,
  ),
  permission_lost: texts(
    () => 'The person who started this no longer has the rights for it. Somebody who has them can continue.',
    () => 'Osoba, która uruchomiła to zadanie, straciła potrzebne uprawnienia. Zadanie może dokończyć ktoś, kto ma te uprawnienia.',
  ),
  products_stopped: texts(
    () => 'Somebody has stopped the import of products from this archive. Continue, or check the archive again.',
    () => 'Ktoś zatrzymał import produktów z tego archiwum. Kontynuuj albo sprawdź archiwum ponownie.',
  ),
  products_deleted: texts(
    () => 'The import of products from this archive has been deleted. Check the archive again.',
    () => 'Import produktów z tego archiwum został usunięty. Sprawdź archiwum ponownie.',
  ),
  products_unreadable: texts(
    () => 'products.csv in the archive has a row that cannot be read as CSV: save the file again as UTF-8.',
    () => 'W pliku products.csv w archiwum jest wiersz, którego nie da się odczytać jako CSV: zapisz plik ponownie jako UTF-8.',
  ),
  products_too_many_rows: texts(
    () => 'products.csv in the archive has more rows than an import may have.',
    () => 'Plik products.csv w archiwum ma więcej wierszy, niż może mieć import.',
  ),
  products_failed: texts(
    () => 'The import of products from this archive failed several times in a row; the server log says why.',
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

import type { Language } from '../constants.ts'
import { fileProblems, requestErrors } from './constants.ts'
import type { Texts } from './list-columns.ts'

/** Why a picture that an import names could not be fetched. `redirect`: it redirects too often, or to what is no URL of a picture. */
export const pictureProblems = [
  ...requestErrors,
  /** A picture of the shop itself, which it no longer has. */
  'removed',
  /** Whoever has run the import may not change products any more. */
  'permission_lost',
  /** It ended the process again and again. */
  'error',
  ...fileProblems,
] as const
export type PictureProblem = (typeof pictureProblems)[number]

const texts: Readonly<Record<PictureProblem, Texts>> = {
  dns_failed: { en: 'the server’s name could not be looked up', pl: 'nie udało się ustalić adresu serwera' },
  no_address: { en: 'there is no server with this name', pl: 'nie ma serwera o tej nazwie' },
  private_address: { en: 'the server is not on the public internet', pl: 'serwer nie jest dostępny w publicznym internecie' },
  unreachable: { en: 'the server cannot be reached', pl: 'serwer jest nieosiągalny' },
  timeout: { en: 'the server takes too long to answer', pl: 'serwer odpowiada zbyt długo' },
  certificate: { en: 'the server has no valid certificate', pl: 'serwer nie ma ważnego certyfikatu' },
  redirect: {
    en: 'the server redirects too often, or to an address that is not allowed',
    pl: 'serwer przekierowuje zbyt wiele razy albo pod niedozwolony adres',
  },
  status: { en: 'the server answers with an error', pl: 'serwer odpowiada błędem' },
  removed: { en: 'the shop no longer has this picture', pl: 'sklep nie ma już tego zdjęcia' },
  permission_lost: {
    en: 'the person who ran the import no longer has the right to change products',
    pl: 'osoba, która uruchomiła import, nie ma już uprawnienia do zmiany produktów',
  },
  error: { en: 'the picture could not be processed', pl: 'nie udało się przetworzyć zdjęcia' },
  empty: { en: 'the file is empty', pl: 'plik jest pusty' },
  too_large: { en: 'the file is too large', pl: 'plik jest za duży' },
  unsupported: { en: 'the file is not a picture of a supported kind', pl: 'to nie jest zdjęcie w obsługiwanym formacie' },
  damaged: { en: 'the picture is damaged', pl: 'zdjęcie jest uszkodzone' },
  too_many_pixels: { en: 'the picture has too many pixels', pl: 'zdjęcie ma za dużo pikseli' },
  too_narrow: { en: 'the picture is too narrow to be read', pl: 'obraz jest zbyt wąski, żeby dało się go odczytać' },
  unsafe_drawing: {
    en: 'the drawing loads something else or takes too long',
    pl: 'rysunek wczytuje coś z zewnątrz albo rysuje się zbyt długo',
  },
  too_many: { en: 'the product cannot have any more pictures', pl: 'produkt ma już tyle zdjęć, ile może mieć' },
}

/** Why a picture could not be fetched, with the status of the answer where that is the reason. */
export const pictureProblemText = (problem: PictureProblem, status: number | null, language: Language): string =>
  texts[problem][language] + (problem === 'status' && status !== null ? ` (${status})` : '')

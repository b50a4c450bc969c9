import type { Language } from '@stragan/contract'
import { type FileProblem, maxUploadBytes, maxUploadedFiles, pictureLimits } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { messages } from '@stragan/contract/messages'
import type { Step } from './ordered-list.ts'

type Steps = Readonly<Record<Step, string>>
type Problems = Readonly<Record<FileProblem, string>>

const megabytes = (language: Language, bytes: number) => `${formatNumber(language, Math.round(bytes / 1024 ** 2))} MB`
const megapixels = (language: Language) => formatNumber(language, pictureLimits.maxPixels / 1_000_000)

/** Texts of forms with files. */
export const uploadMessages = messages(
  {
    add: 'Add',
    sending: 'Sending…',
    drop: 'You can also drop files anywhere on this page.',
    dropHere: 'Drop the files to add them',
    limits: (maxBytes: number) =>
      `Up to ${megabytes('en', maxBytes)} per file; up to ${maxUploadedFiles} files and ${megabytes('en', maxUploadBytes)} at once.`,
    limit: (maxBytes: number) => `Up to ${megabytes('en', maxBytes)}.`,
    dropOne: 'You can also drop the file anywhere on this page.',
    dropOneHere: 'Drop the file to use it',
    progress: (name: string) => `Sending ${name}`,
    waiting: 'Waiting…',
    checking: 'Checking…',
    added: 'Added',
    present: 'Already there',
    failed: 'Could not be sent. Check your connection and try again.',
    results: 'Progress',
    notAllTitle: 'Some files were not added',
    noneTitle: 'No file was added',
    noneChosen: 'Choose at least one file.',
    tooMuch: `The files together are larger than ${megabytes('en', maxUploadBytes)}. Send them in several batches.`,
    unreadable: 'The files did not arrive completely. Try again.',
    stepsNote: 'Moving or removing an item also saves the texts.',
    steps: { earlier: 'Move up', later: 'Move down', first: 'Move to the top', remove: 'Remove' } satisfies Steps as Steps,
    problems: {
      empty: 'The file is empty.',
      too_large: 'The file is too large. Save it at a smaller size.',
      unsupported: 'This kind of file is not accepted. What counts is its content, not its name.',
      damaged: 'The file is damaged and cannot be read. Save it again, or choose another one.',
      too_many_pixels: `The picture has more than ${megapixels('en')} million pixels. Save it at a smaller size.`,
      too_narrow: `The picture is less than ${pictureLimits.minNoticeWidth} pixels wide, so it is too small to be read. Save it at a larger size.`,
      unsafe_drawing: 'The SVG has scripts, embedded pictures or entities, or takes too long to draw. Save it as plain SVG, or as PNG.',
      too_many: 'There is no room for more. Remove some first, or send fewer at once.',
    } satisfies Problems as Problems,
  },
  {
    add: 'Dodaj',
    sending: 'Wysyłanie…',
    drop: 'Możesz też upuścić pliki w dowolnym miejscu tej strony.',
    dropHere: 'Upuść pliki, aby je dodać',
    limits: (maxBytes: number) =>
      `Do ${megabytes('pl', maxBytes)} na plik; jednorazowo do ${maxUploadedFiles} plików i ${megabytes('pl', maxUploadBytes)} łącznie.`,
    limit: (maxBytes: number) => `Do ${megabytes('pl', maxBytes)}.`,
    dropOne: 'Możesz też upuścić plik w dowolnym miejscu tej strony.',
    dropOneHere: 'Upuść plik, aby go użyć',
    progress: (name: string) => `Wysyłanie: ${name}`,
    waiting: 'Czeka…',
    checking: 'Sprawdzanie…',
    added: 'Dodano',
    present: 'Już jest',
    failed: 'Nie udało się wysłać. Sprawdź połączenie i spróbuj ponownie.',
    results: 'Postęp',
    notAllTitle: 'Nie wszystkie pliki zostały dodane',
    noneTitle: 'Nie dodano żadnego pliku',
    noneChosen: 'Wybierz co najmniej jeden plik.',
    tooMuch: `Pliki mają łącznie ponad ${megabytes('pl', maxUploadBytes)}. Wyślij je w kilku turach.`,
    unreadable: 'Pliki nie dotarły w całości. Spróbuj ponownie.',
    stepsNote: 'Przesunięcie lub usunięcie pozycji zapisuje też teksty.',
    steps: { earlier: 'Przesuń w górę', later: 'Przesuń w dół', first: 'Przesuń na początek', remove: 'Usuń' },
    problems: {
      empty: 'Plik jest pusty.',
      too_large: 'Plik jest za duży. Zapisz go w mniejszym rozmiarze.',
      unsupported: 'Takich plików nie przyjmujemy. Decyduje zawartość, nie nazwa.',
      damaged: 'Plik jest uszkodzony i nie da się go odczytać. Zapisz go ponownie albo wybierz inny.',
      too_many_pixels: `Zdjęcie ma ponad ${megapixels('pl')} milionów pikseli. Zapisz je w mniejszym rozmiarze.`,
      too_narrow: `Obraz ma mniej niż ${pictureLimits.minNoticeWidth} pikseli szerokości, więc byłby nieczytelny. Zapisz go w większym rozmiarze.`,
      unsafe_drawing:
        'Plik SVG zawiera skrypty, osadzone obrazy lub encje albo jego rysowanie trwa zbyt długo. Zapisz go jako zwykły SVG lub jako PNG.',
      too_many: 'Nie ma miejsca na więcej. Usuń coś najpierw albo wyślij mniej plików naraz.',
    },
  },
)

import { formatNumber } from '@stragan/contract/formats'
import { messages } from '@stragan/contract/messages'
import { plural } from '@stragan/contract/plural'

/** Of imports with prices of a price list, or of a customer. */
export const priceImportMessages = messages(
  {
    title: 'Prices from a file',
    titleOf: (name: string) => `Prices from a file: ${name}`,
    lead: 'The file needs a column with the product code or the EAN, and one with the net price in PLN for one sales unit. An import shows what it would change before it changes anything.',
    back: {
      price_list: (name: string) => `Price list: ${name}`,
      customer: (name: string) => `Agreed prices: ${name}`,
    },
    columnsLead:
      'This is how each column of the file is read. Variants are found by their product code or, if there is none, by their EAN. A row without a price leaves the price as it is. The next file with these columns is read in the same way. The check changes nothing.',
    noName: 'Choose the column that has the product code, or the one that has the EAN: variants are found by it.',
    noPrice: 'Choose the column that has the net price.',
    removeMissing: 'Remove prices that the file does not have',
    removeMissingHint: 'The check lists them before they are removed. As long as any row of the file is refused, no price is removed.',
    runText: (n: number) =>
      plural('en', n, {
        one: 'One price will be set, changed or removed.',
        other: `${formatNumber('en', n)} prices will be set, changed or removed.`,
      }),
    undoText: 'The prices go back to what they were before the import. Any that have been changed since stay as they are.',
    price: (after: string, before: string | null) => (before === null ? after : `${after}, previously ${before}`),
    removedPrice: (before: string) => `previously ${before}`,
  },
  {
    title: 'Ceny z pliku',
    titleOf: (name: string) => `Ceny z pliku: ${name}`,
    lead: 'Plik musi mieć kolumnę z symbolem lub kodem EAN i kolumnę z ceną netto w złotych za jednostkę sprzedaży. Import najpierw pokazuje, co by zmienił, a dopiero potem wprowadza zmiany.',
    back: {
      price_list: (name: string) => `Cennik: ${name}`,
      customer: (name: string) => `Ceny indywidualne: ${name}`,
    },
    columnsLead:
      'Tak odczytujemy poszczególne kolumny pliku. Warianty odnajdujemy po symbolu, a jeśli go nie ma, po kodzie EAN. Wiersz bez ceny nie zmienia ceny. Następny plik z tymi kolumnami odczytamy tak samo. Sprawdzenie niczego nie zmienia.',
    noName: 'Wybierz kolumnę z symbolem lub z kodem EAN: po nich odnajdujemy warianty.',
    noPrice: 'Wybierz kolumnę z ceną netto.',
    removeMissing: 'Usuń ceny, których nie ma w pliku',
    removeMissingHint:
      'Sprawdzenie pokaże te ceny, zanim zostaną usunięte. Dopóki jakiś wiersz pliku jest odrzucany, żadna cena nie zostanie usunięta.',
    runText: (n: number) =>
      plural('pl', n, {
        one: 'Jedna cena zostanie dodana, zmieniona lub usunięta.',
        few: `${formatNumber('pl', n)} ceny zostaną dodane, zmienione lub usunięte.`,
        many: `${formatNumber('pl', n)} cen zostanie dodanych, zmienionych lub usuniętych.`,
        other: `${formatNumber('pl', n)} ceny zostanie dodane, zmienione lub usunięte.`,
      }),
    undoText: 'Ceny wrócą do poprzednich wartości. To, co ktoś później zmienił, zostanie.',
    price: (after: string, before: string | null) => (before === null ? after : `${after}, przedtem ${before}`),
    removedPrice: (before: string) => `przedtem ${before}`,
  },
)

import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

export const finderMessages = messages(
  {
    any: 'Any',
    show: (count: number) => `Show ${formatNumber('en', count)} ${plural('en', count, { one: 'product', other: 'products' })}`,
    showAll: 'Show products',
    nothing: 'We have nothing with these features together.',
    drawn: (thread: string, length: number, head: string) => `Screw ${thread}, ${length} mm long, head: ${head}, drawn to scale`,
  },
  {
    any: 'Dowolny',
    show: (count: number) =>
      `Pokaż ${formatNumber('pl', count)} ${plural('pl', count, { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' })}`,
    showAll: 'Pokaż produkty',
    nothing: 'Nie mamy niczego o takich cechach naraz.',
    drawn: (thread: string, length: number, head: string) => `Śruba ${thread} o długości ${length} mm, łeb: ${head}, rysunek w skali`,
  },
)

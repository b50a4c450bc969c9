import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

export const finderMessages = messages(
  {
    any: 'Any',
    show: (count: number) => `Show ${formatNumber('en', count)} ${plural('en', count, { one: 'product', other: 'products' })}`,
    showAll: 'Show products',
    cleared: (features: string[]) => `Not available together, so we cleared: ${features.join(', ')}.`,
    notDrawn: 'Choose a metric thread, a length and a head to see the drawing.',
    nothing: 'We have nothing with these features together.',
  },
  {
    any: 'bez znaczenia',
    show: (count: number) =>
      `Pokaż ${formatNumber('pl', count)} ${plural('pl', count, { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' })}`,
    showAll: 'Pokaż produkty',
    cleared: (features: string[]) => `Takiego połączenia nie mamy, więc wyczyściliśmy: ${features.join(', ')}.`,
    notDrawn: 'Wybierz gwint metryczny, długość i łeb, aby zobaczyć rysunek.',
    nothing: 'Nie mamy produktów o takim połączeniu cech.',
  },
)

import { messages } from '../../platform/messages.ts'
import { maxRemembered } from './viewed-products.ts'

export const recentlyViewedMessages = messages(
  {
    title: 'Recently viewed',
    switchOn: 'Remember the products that I view on this device',
    about: `The last ${maxRemembered} products stay in this browser and are shown here and on the home page. You can clear them at any time.`,
    switchOff: 'Clear and switch off',
    empty: 'The products that you view next will be shown here.',
    loading: 'Loading the products',
    failed: 'The products could not be loaded.',
  },
  {
    title: 'Ostatnio oglądane',
    switchOn: 'Zapamiętuj na tym urządzeniu produkty, które oglądam',
    about: `Ostatnie produkty (najwyżej ${maxRemembered}) zapamiętuje tylko ta przeglądarka. Pokażemy je tutaj i na stronie głównej. W każdej chwili możesz wyczyścić tę listę.`,
    switchOff: 'Wyczyść i wyłącz',
    empty: 'Tutaj pokażemy kolejne produkty, które obejrzysz.',
    loading: 'Wczytujemy produkty',
    failed: 'Nie udało się wczytać produktów.',
  },
)

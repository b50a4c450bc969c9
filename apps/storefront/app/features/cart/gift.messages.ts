import type { Cart } from '@stragan/contract'
import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

type Reason = Cart['gift_effect']['reason']

export const giftMessages = messages(
  {
    gift: 'A gift with your order',
    hint: 'You can choose a gift when the net value of the products in your cart reaches the minimum for it.',
    accept: 'I accept the gift terms',
    regulations: 'Read the gift terms',
    newTab: '(opens in a new tab)',
    consentFirst: 'Tick this box to receive the gift.',
    none: 'No gift, thank you',
    set: 'Save the gift',
    minimum: (amount: string) => `From ${amount} net`,
    left: (quantity: number) => `${formatNumber('en', quantity)}\u00a0left`,
    gone: 'all given away',
    missing: (amount: string) => `${amount} net to go`,
    inactive: (name: string, reason: Reason, missing: string | null): string => {
      const why: Record<string, string> = {
        minimum_not_met: `add products worth another ${missing} net, or choose another gift.`,
        out_of_stock: 'it has run out. Choose another gift.',
        regulations: 'you have not accepted the gift terms. Tick the box above.',
      }
      return `${name || 'Your gift'} will not be sent: ${why[reason ?? ''] ?? 'it is no longer available. Choose another gift.'}`
    },
    refused: (code: string): string => {
      const why: Record<string, string> = {
        gift_minimum_not_met: 'The cart is now below the minimum for this gift. Add products, or choose another gift.',
        gift_out_of_stock: 'This gift has just run out. Choose another one.',
        unavailable: 'The shop could not be reached. Check your connection and choose again.',
      }
      return why[code] ?? 'This gift cannot be chosen. Choose another one.'
    },
  },
  {
    gift: 'Prezent do zamówienia',
    hint: 'Możesz wybrać prezent, gdy wartość netto produktów w koszyku osiągnie wymagane minimum.',
    accept: 'Akceptuję regulamin prezentów',
    regulations: 'Przeczytaj regulamin prezentów',
    newTab: '(otwiera się w nowej karcie)',
    consentFirst: 'Zaznacz to pole, aby otrzymać prezent.',
    none: 'Dziękuję, bez prezentu',
    set: 'Zapisz wybór prezentu',
    minimum: (amount: string) => `Od ${amount} netto`,
    left: (quantity: number) =>
      `${plural('pl', quantity, { one: 'została', few: 'zostały', other: 'zostało' })}\u00a0${formatNumber('pl', quantity)}\u00a0szt.`,
    gone: 'wszystkie już rozdane',
    missing: (amount: string) => `Brakuje ${amount} netto`,
    inactive: (name: string, reason: Reason, missing: string | null) => {
      const why: Record<string, string> = {
        minimum_not_met: `brakuje produktów za ${missing} netto. Dodaj je albo wybierz inny prezent.`,
        out_of_stock: 'właśnie się skończył. Wybierz inny prezent.',
        regulations: 'brakuje akceptacji regulaminu prezentów. Zaznacz pole powyżej.',
      }
      return `Nie wyślemy prezentu${name && ` „${name}”`}: ${why[reason ?? ''] ?? 'nie ma go już w ofercie. Wybierz inny prezent.'}`
    },
    refused: (code: string) => {
      const why: Record<string, string> = {
        gift_minimum_not_met: 'Wartość koszyka jest teraz poniżej minimum dla tego prezentu. Dodaj produkty albo wybierz inny prezent.',
        gift_out_of_stock: 'Ten prezent właśnie się skończył. Wybierz inny.',
        unavailable: 'Nie udało się połączyć ze sklepem. Sprawdź połączenie i wybierz jeszcze raz.',
      }
      return why[code] ?? 'Tego prezentu nie można wybrać. Wybierz inny.'
    },
  },
)

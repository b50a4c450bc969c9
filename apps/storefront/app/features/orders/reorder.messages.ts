import { messages } from '../../platform/messages.ts'

export const reorderMessages = messages(
  {
    title: (order: string) => `Order ${order} again?`,
    filled: 'Your cart already has products.',
    add: 'Add to the cart',
    replace: 'Replace the cart',
    keep: 'Keep the cart as it is',
  },
  {
    title: order => `Zamówić ponownie: ${order}?`,
    filled: 'W koszyku są już produkty.',
    add: 'Dodaj do koszyka',
    replace: 'Zastąp koszyk',
    keep: 'Zostaw koszyk bez zmian',
  },
)

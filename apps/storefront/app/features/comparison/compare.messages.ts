import { messages } from '../../platform/messages.ts'

/** Texts of the boxes in lists; those of the page are in comparison.messages.ts. */
export const compareMessages = messages(
  {
    compare: 'Compare',
    form: 'Comparison',
    upTo: (max: number) => `Up to ${max} products`,
    atMost: (max: number) => `At most ${max} products at once: untick one first.`,
  },
  {
    compare: 'Porównaj',
    form: 'Porównanie',
    upTo: max => `Do ${max} produktów`,
    atMost: max => `Naraz najwyżej ${max} produkty: najpierw odznacz inny.`,
  },
)

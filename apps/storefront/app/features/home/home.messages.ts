import { messages } from '../../platform/messages.ts'

export const homeMessages = messages(
  { categories: 'Categories', bestsellers: 'Bestsellers', ofTheMonth: 'Products of the month' },
  { categories: 'Kategorie', bestsellers: 'Bestsellery', ofTheMonth: 'Produkty miesiąca' },
)

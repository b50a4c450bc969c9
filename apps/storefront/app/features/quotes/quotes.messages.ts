import { messages } from '../../platform/messages.ts'

export const quoteMessages = messages(
  { save: 'Save as a quote (PDF)', hint: 'All lines with prices, VAT and totals as of now.' },
  { save: 'Zapisz jako ofertę (PDF)', hint: 'Wszystkie pozycje z cenami, VAT i sumą na tę chwilę.' },
)

import { messages } from '../../platform/messages.ts'

export const quoteMessages = messages(
  {
    save: 'Save as a quote (PDF)',
    hint: 'It shows all lines with current prices, VAT and totals.',
    refused: 'The quote could not be prepared',
    too_many_requests: 'Too many quotes have been prepared in a short time. Your cart is as it was; try again in a quarter of an hour.',
    unavailable: 'Your cart is as it was. Try again in a moment.',
  },
  {
    save: 'Zapisz kalkulację (PDF)',
    hint: 'Wszystkie pozycje z aktualnymi cenami, VAT-em i sumą.',
    refused: 'Nie udało się przygotować kalkulacji',
    too_many_requests: 'W krótkim czasie powstało zbyt wiele kalkulacji. Koszyk się nie zmienił; spróbuj ponownie za kwadrans.',
    unavailable: 'Koszyk się nie zmienił. Spróbuj ponownie za chwilę.',
  },
)

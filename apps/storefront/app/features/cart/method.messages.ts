import { formatNumber } from '../../platform/format.ts'
import { messages } from '../../platform/messages.ts'

/** Formatted amounts and weights for the reason why a method is unavailable. */
interface Bounds {
  weight: string
  minWeight: string
  maxWeight: string
  minNet: string
  maxNet: string
  missing: string
}

/** Audience of the text: on the cart page, or as guest or customer in the checkout. */
export type Reader = 'visitor' | 'guest' | 'customer'
type ByReader = Readonly<Record<Reader, string>>
type Reasons = (bounds: Bounds) => Readonly<Record<string, string>>

/** Texts about delivery and payment methods, shared by cart and checkout. */
export const methodMessages = messages(
  {
    free: 'Free',
    fee: (name: string) => `Fee: ${name}`,
    parcels: (n: number) => `In ${formatNumber('en', n)} parcels.`,
    notChosen: 'not chosen yet',
    inactive: (name: string, why: string) => `${name || 'What you chose'} does not apply now. ${why} Choose another one.`,
    why: (({ weight, minWeight, maxWeight, minNet, maxNet, missing }) => ({
      too_heavy: `Up to ${maxWeight}; this order weighs ${weight}.`,
      too_light: `From ${minWeight}; this order weighs ${weight}.`,
      minimum_not_met: `For products from ${minNet} net: ${missing} more.`,
      maximum_exceeded: `For products of up to ${maxNet} net.`,
      country_not_served: 'Not available in the country of delivery.',
      not_with_delivery: 'Not with the delivery that is chosen.',
      approval_needed: 'For companies that we have approved for it: write to us.',
      nip_needed: 'For the company that we approved: the billing address needs the NIP or VAT number of your account.',
    })) as Reasons,
    forCompanies: {
      visitor: 'For companies that are logged in.',
      guest: 'For companies with an account.',
      customer: 'For companies: your account has no NIP.',
    } as ByReader,
    other: 'Not offered any more.',
  },
  {
    free: 'Bezpłatnie',
    fee: (name: string) => `Opłata: ${name}`,
    parcels: (n: number) => `Liczba paczek: ${formatNumber('pl', n)}.`,
    notChosen: 'jeszcze nie wybrano',
    inactive: (name: string, why: string) => `${name || 'Twój wybór'}: teraz to niemożliwe. ${why} Wybierz inny sposób.`,
    why: ({ weight, minWeight, maxWeight, minNet, maxNet, missing }) => ({
      too_heavy: `Do ${maxWeight}; to zamówienie waży ${weight}.`,
      too_light: `Od ${minWeight}; to zamówienie waży ${weight}.`,
      minimum_not_met: `Przy produktach za co najmniej ${minNet} netto: brakuje ${missing}.`,
      maximum_exceeded: `Przy produktach za najwyżej ${maxNet} netto.`,
      country_not_served: 'Niedostępne w kraju dostawy.',
      not_with_delivery: 'Nie przy wybranej dostawie.',
      approval_needed: 'Dla firm, którym przyznaliśmy termin płatności: napisz do nas.',
      nip_needed:
        'Dla firmy, której przyznaliśmy termin płatności: w adresie rozliczeniowym potrzebny jest NIP lub numer VAT z Twojego konta.',
    }),
    forCompanies: {
      visitor: 'Dla zalogowanych firm.',
      guest: 'Dla firm, które mają konto.',
      customer: 'Dla firm: na Twoim koncie nie ma numeru NIP.',
    },
    other: 'Już niedostępne.',
  },
)

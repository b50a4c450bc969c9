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
    parcels: (n: number) => `The order will be sent in ${formatNumber('en', n)} parcels.`,
    notChosen: 'not chosen yet',
    noDelivery: 'We cannot deliver this order to this address',
    orderWeighs: (weight: string) => `The order weighs ${weight}, more than our couriers and hauliers carry.`,
    askUs: 'Contact us: we will agree the transport and its price with you.',
    inactive: (name: string, why: string) => `${name || 'Your choice'} is not available now. ${why} Choose another one.`,
    why: (({ weight, minWeight, maxWeight, minNet, maxNet, missing }) => ({
      too_heavy: `This option is for orders of up to ${maxWeight}; this order weighs ${weight}.`,
      too_light: `This option is for orders of at least ${minWeight}; this order weighs ${weight}.`,
      minimum_not_met: `This option is for products worth at least ${minNet} net: add products worth another ${missing} net.`,
      maximum_exceeded: `This option is for products worth up to ${maxNet} net.`,
      country_not_served: 'This option is not offered in the country of delivery.',
      not_with_delivery: 'This option is not offered with the chosen delivery.',
      approval_needed: 'This option is for companies that we have approved for it: write to us.',
      nip_needed: 'This option is for the company that we approved: the billing address needs the NIP or VAT number of your account.',
    })) as Reasons,
    forCompanies: {
      visitor: 'This option is for companies that are logged in.',
      guest: 'This option is for companies with an account.',
      customer: 'This option is for companies: your account has no NIP.',
    } as ByReader,
    other: 'This option is no longer available.',
  },
  {
    free: 'Bezpłatnie',
    fee: (name: string) => `Opłata: ${name}`,
    parcels: (n: number) => `Liczba paczek: ${formatNumber('pl', n)}.`,
    notChosen: 'jeszcze nie wybrano',
    noDelivery: 'Nie możemy dostarczyć tego zamówienia pod ten adres',
    orderWeighs: (weight: string) => `Zamówienie waży ${weight}, czyli więcej, niż przewożą nasi kurierzy i przewoźnicy.`,
    askUs: 'Skontaktuj się z nami: uzgodnimy z Tobą transport i jego cenę.',
    inactive: (name: string, why: string) =>
      `${name ? `Nie można teraz wybrać: ${name}.` : 'Twój wybór jest teraz niedostępny.'} ${why} Wybierz inny sposób.`,
    why: ({ weight, minWeight, maxWeight, minNet, maxNet, missing }) => ({
      too_heavy: `Dostępne do ${maxWeight}; to zamówienie waży ${weight}.`,
      too_light: `Dostępne od ${minWeight}; to zamówienie waży ${weight}.`,
      minimum_not_met: `Dostępne przy zakupie produktów za co najmniej ${minNet} netto: brakuje ${missing}.`,
      maximum_exceeded: `Dostępne przy zakupie produktów za najwyżej ${maxNet} netto.`,
      country_not_served: 'Niedostępne w kraju dostawy.',
      not_with_delivery: 'Niedostępne przy wybranej dostawie.',
      approval_needed: 'Dostępne dla firm, którym przyznaliśmy odroczony termin płatności: napisz do nas.',
      nip_needed:
        'Dostępne dla firmy, której przyznaliśmy odroczony termin płatności: w adresie rozliczeniowym potrzebny jest NIP lub numer VAT z Twojego konta.',
    }),
    forCompanies: {
      visitor: 'Dostępne dla zalogowanych firm.',
      guest: 'Dostępne dla firm, które mają konto.',
      customer: 'Dostępne dla firm: na Twoim koncie nie ma NIP-u.',
    },
    other: 'Już niedostępne.',
  },
)

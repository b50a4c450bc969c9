import type { Language } from '@stragan/contract'
import type { InboxKind } from '@stragan/contract/admin'

interface Texts {
  /** Above the text of a reply. */
  heading: string
  /** Above what the reply answers. */
  questionHeading: (day: string) => string
  greeting: string
  closing: (shop: string) => string
  templates: Record<InboxKind, (about: string | null) => { subject: string; text: string }>
}

const en: Texts = {
  heading: 'Our reply',
  questionHeading: day => `You wrote on ${day}`,
  greeting: 'Hello!',
  closing: shop => `Kind regards\n${shop}`,
  templates: {
    withdrawal: number => ({
      subject: `Your withdrawal, order ${number}`,
      text: 'We have received your withdrawal from the contract. We are refunding you by the same means of payment that you used.',
    }),
    complaint: number => ({
      subject: `Your complaint about order ${number}`,
      text: 'We have examined your complaint. This is our decision:',
    }),
    message: about => ({ subject: about ? `Re: ${about}` : 'Re: your message', text: 'Thank you for your message.' }),
    vending: about => ({
      subject: about ? `Your enquiry: ${about}` : 'Your enquiry',
      text: 'Thank you for your interest. Here is what you asked about:',
    }),
    application: about => ({
      subject: about ? `Your application: ${about}` : 'Your application',
      text: 'Thank you for your application, which we have received with your CV.',
    }),
  },
}

const pl: Texts = {
  heading: 'Nasza odpowiedź',
  questionHeading: day => `Twoja wiadomość z dnia ${day}`,
  greeting: 'Dzień dobry!',
  closing: shop => `Z pozdrowieniami\n${shop}`,
  templates: {
    withdrawal: number => ({
      subject: `Twoje odstąpienie od umowy, zamówienie ${number}`,
      text: 'Przyjęliśmy Twoje odstąpienie od umowy. Pieniądze zwracamy w taki sam sposób, w jaki otrzymaliśmy płatność.',
    }),
    complaint: number => ({
      subject: `Twoja reklamacja, zamówienie ${number}`,
      text: 'Rozpatrzyliśmy Twoją reklamację. Oto nasza decyzja:',
    }),
    message: about => ({ subject: about ? `Odp.: ${about}` : 'Odpowiedź na Twoją wiadomość', text: 'Dziękujemy za wiadomość.' }),
    vending: about => ({
      subject: about ? `Twoje zapytanie: ${about}` : 'Twoje zapytanie',
      text: 'Dziękujemy za zainteresowanie. Oto odpowiedź na Twoje pytanie:',
    }),
    application: about => ({
      subject: about ? `Twoje zgłoszenie rekrutacyjne: ${about}` : 'Twoje zgłoszenie rekrutacyjne',
      text: 'Dziękujemy za zgłoszenie. Otrzymaliśmy je razem z CV.',
    }),
  },
}

export const inboxMessages: Record<Language, Texts> = { en, pl }

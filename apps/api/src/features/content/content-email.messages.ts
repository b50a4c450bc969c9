import type { Language } from '@stragan/contract'

interface Words {
  subject: (name: string, about: string | null, shop: string) => string
  title: string
  lead: string
  /** Where the mail links to the inbox. */
  leadToInbox: string
  heading: string
}

interface Texts {
  message: Words
  application: Words
  openInbox: string
  who: string
  name: string
  email: string
  phone: string
  language: string
  about: string
  topic: string
  job: string
  anyJob: string
  cv: string
  futureRecruitments: string
  consented: string
  notConsented: string
  speaks: Record<Language, string>
}

/** Texts of the e-mails to the shop. */
export const contentEmailMessages: Record<Language, Texts> = {
  en: {
    message: {
      subject: (name, about, shop) => `Message from ${name}${about ? `: ${about}` : ''} | ${shop}`,
      title: 'A message from the contact form',
      lead: 'Reply to this e-mail to write to the sender.',
      leadToInbox:
        'Answer the message in the inbox, so that the answer is kept with it. A reply to this e-mail reaches the sender, but is not kept there.',
      heading: 'Message',
    },
    application: {
      subject: (name, about, shop) => `Application from ${name}${about ? `: ${about}` : ''} | ${shop}`,
      title: 'A job application',
      lead: 'The CV is attached. Reply to this e-mail to write to the applicant.',
      leadToInbox:
        'The CV is attached. Answer the application in the inbox, so that the answer is kept with it. A reply to this e-mail reaches the applicant, but is not kept there.',
      heading: 'In their own words',
    },
    openInbox: 'Open in the inbox',
    who: 'Sender',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    language: 'Language',
    about: 'Machine',
    topic: 'Subject',
    job: 'Job',
    anyJob: 'none in particular',
    cv: 'CV',
    futureRecruitments: 'Consent to later recruitment',
    consented: 'given',
    notConsented: 'not given: use the application for this vacancy only',
    speaks: { en: 'English', pl: 'Polish' },
  },
  pl: {
    message: {
      subject: (name, about, shop) => `Wiadomość: ${name}${about ? `, ${about}` : ''} | ${shop}`,
      title: 'Wiadomość z formularza kontaktowego',
      lead: 'Odpowiedz na tę wiadomość, aby napisać do nadawcy.',
      leadToInbox:
        'Odpowiedz w skrzynce, a odpowiedź zostanie zapisana przy wiadomości. Odpowiedź na ten e-mail też trafi do nadawcy, ale nie zostanie tam zapisana.',
      heading: 'Treść',
    },
    application: {
      subject: (name, about, shop) => `Zgłoszenie do pracy: ${name}${about ? `, ${about}` : ''} | ${shop}`,
      title: 'Zgłoszenie do pracy',
      lead: 'CV jest w załączniku. Odpowiedz na tę wiadomość, aby napisać do osoby, która je przysłała.',
      leadToInbox:
        'CV jest w załączniku. Odpowiedz w skrzynce, a odpowiedź zostanie zapisana przy zgłoszeniu. Odpowiedź na ten e-mail też trafi do kandydata, ale nie zostanie tam zapisana.',
      heading: 'Kilka słów o sobie',
    },
    openInbox: 'Otwórz w skrzynce',
    who: 'Nadawca',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    phone: 'Telefon',
    language: 'Język',
    about: 'Automat',
    topic: 'Temat',
    job: 'Stanowisko',
    anyJob: 'bez wskazania stanowiska',
    cv: 'CV',
    futureRecruitments: 'Zgoda na przyszłe rekrutacje',
    consented: 'wyrażona',
    notConsented: 'brak: zgłoszenie dotyczy tylko tej rekrutacji',
    speaks: { en: 'angielski', pl: 'polski' },
  },
}

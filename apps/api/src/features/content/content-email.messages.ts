import type { Language } from '@stragan/contract'

interface Words {
  subject: (name: string, about: string | null, shop: string) => string
  title: string
  lead: string
  heading: string
}

interface Texts {
  message: Words
  application: Words
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
      heading: 'Message',
    },
    application: {
      subject: (name, about, shop) => `Application from ${name}${about ? `: ${about}` : ''} | ${shop}`,
      title: 'A job application',
      lead: 'The CV is attached. Reply to this e-mail to write to the applicant.',
      heading: 'In their own words',
    },
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
    notConsented: 'not given: use the application for this recruitment only',
    speaks: { en: 'English', pl: 'Polish' },
  },
  pl: {
    message: {
      subject: (name, about, shop) => `Wiadomość: ${name}${about ? `, ${about}` : ''} | ${shop}`,
      title: 'Wiadomość z formularza kontaktowego',
      lead: 'Odpowiedz na tę wiadomość, aby napisać do nadawcy.',
      heading: 'Treść',
    },
    application: {
      subject: (name, about, shop) => `Zgłoszenie do pracy: ${name}${about ? `, ${about}` : ''} | ${shop}`,
      title: 'Zgłoszenie do pracy',
      lead: 'CV jest w załączniku. Odpowiedz na tę wiadomość, aby napisać do osoby, która je przysłała.',
      heading: 'Kilka słów o sobie',
    },
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

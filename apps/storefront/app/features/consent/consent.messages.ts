import type { IntegrationCode } from '../../platform/consent.ts'
import { messages, plural } from '../../platform/messages.ts'
import { integrationKinds, type Purpose } from './integrations.ts'

const list = { en: new Intl.ListFormat('en-GB'), pl: new Intl.ListFormat('pl') }
const namesOf = (codes: readonly IntegrationCode[]) => codes.map(code => integrationKinds[code].name)

export const consentMessages = messages(
  {
    banner: 'Cookies',
    ask: (advertising: boolean): string =>
      advertising ? 'May we count visits and measure how well our advertising works?' : 'May we count visits?',
    how: (codes: readonly IntegrationCode[]) =>
      `We would use ${list.en.format(namesOf(codes))} for this, with cookies in your browser. Nothing runs unless you accept, and the shop works the same either way.`,
    policy: 'Privacy policy',
    accept: 'Accept',
    refuse: 'Reject',
    settings: 'Cookie settings',
    lead: 'Besides the cookies that it needs, the shop may use cookies from the services below, each only while you allow it. Nothing else in the shop depends on them. The services never run on your cart, order or account pages.',
    storedFor: 'Your choice is kept for 6 months, in a cookie named',
    byBrowser:
      'Your browser asks not to be tracked (Global Privacy Control or Do Not Track). We treat that as a refusal, so none of these services runs.',
    purpose: {
      statistics: 'It counts visits: which pages are seen, and where visitors come from.',
      advertising: 'It counts visits and measures how well our advertising works.',
    } as Record<Purpose, string>,
    provider: (provider: string | null) => (provider ? `It is run by ${provider}.` : 'It is used by this shop only.'),
    cookies: (months: number) => `Cookies, kept for up to ${months} ${plural('en', months, { one: 'month', other: 'months' })}:`,
    state: { given: 'Accepted', refused: 'Rejected', open: 'Not chosen yet' } as Record<'given' | 'refused' | 'open', string>,
    acceptOne: (name: string) => `Accept ${name}`,
    refuseOne: (name: string) => `Reject ${name}`,
  },
  {
    banner: 'Pliki cookie',
    ask: (advertising: boolean) =>
      advertising ? 'Czy możemy liczyć odwiedziny i mierzyć skuteczność reklam?' : 'Czy możemy liczyć odwiedziny?',
    how: (codes: readonly IntegrationCode[]) =>
      `Użyjemy do tego ${codes.length > 1 ? 'usług' : 'usługi'} ${list.pl.format(namesOf(codes))} z plikami cookie w przeglądarce. Bez Twojej zgody nic z tego nie uruchamiamy, a sklep działa tak samo.`,
    policy: 'Polityka prywatności',
    accept: 'Akceptuję',
    refuse: 'Odrzucam',
    settings: 'Ustawienia plików cookie',
    lead: 'Oprócz plików niezbędnych sklep może używać plików cookie poniższych usług, każdej tylko za Twoją zgodą. Nic innego w sklepie od nich nie zależy. Usługi te nigdy nie działają na stronach koszyka, zamówień i konta.',
    storedFor: 'Twój wybór pamiętamy przez 6 miesięcy w pliku cookie o nazwie',
    byBrowser:
      'Twoja przeglądarka prosi, aby Cię nie śledzono (Global Privacy Control albo Do Not Track). Traktujemy to jak odmowę, więc żadna z tych usług nie działa.',
    purpose: {
      statistics: 'Usługa liczy odwiedziny: które strony są oglądane i skąd przychodzą odwiedzający.',
      advertising: 'Usługa liczy odwiedziny i mierzy skuteczność reklam.',
    },
    provider: (provider: string | null) => (provider ? `Dostawca: ${provider}.` : 'Z usługi korzysta wyłącznie ten sklep.'),
    cookies: (months: number) =>
      `Pliki cookie, przechowywane najdłużej ${months} ${plural('pl', months, { one: 'miesiąc', few: 'miesiące', many: 'miesięcy', other: 'miesiąca' })}:`,
    state: { given: 'Zaakceptowane', refused: 'Odrzucone', open: 'Jeszcze nie wybrano' },
    acceptOne: (name: string) => `Akceptuję ${name}`,
    refuseOne: (name: string) => `Odrzucam ${name}`,
  },
)

import { formatNumber } from '../../platform/format.ts'
import { messages } from '../../platform/messages.ts'

const range = (write: (amount: number) => string, from: number, to: number | null) =>
  to === null || to === from ? write(from) : `${write(from)}–${write(to)}`

export const careersMessages = messages(
  {
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    title: 'Work with us',
    about: (shop: string) => `See the open jobs at ${shop}: what they are, where they are, what they pay and how to apply.`,
    text: 'Each advert says what the work is, where it is and what it pays. Apply here with your CV; you do not need an account.',
    open: 'Open jobs',
    place: 'Place',
    employment: 'Employment',
    salary: 'Pay',
    until: 'Apply by',
    since: 'Published',
    pay: (from: number | null, to: number | null): string | null => {
      const zloty = (amount: number) => formatNumber('en', amount)
      if (from !== null) return to === null ? `from PLN ${zloty(from)} gross a month` : `PLN ${range(zloty, from, to)} gross a month`
      return to === null ? null : `up to PLN ${zloty(to)} gross a month`
    },
    apply: 'Apply for this job',
    all: 'All open jobs',
    none: 'There are no open jobs at the moment',
    noneHint: 'Write to us anyway: if something comes up that suits you, we will be in touch.',
    onSpec: 'Nothing suitable?',
    onSpecHint: 'Tell us what you are good at. If you agree, we will consider your application for any vacancies over the next 12 months.',
    applyOnSpec: 'Apply without a job in mind',
  },
  {
    home: 'Strona główna',
    breadcrumbs: 'Ścieżka nawigacji',
    title: 'Praca u nas',
    about: (shop: string) => `Oferty pracy w sklepie ${shop}: obowiązki, miejsce pracy, wynagrodzenie i sposób zgłoszenia.`,
    text: 'W każdej ofercie piszemy, na czym polega praca, gdzie się ją wykonuje i ile się zarabia. Zgłoś się tutaj, dołączając CV; konto nie jest potrzebne.',
    open: 'Oferty pracy',
    place: 'Miejsce',
    employment: 'Zatrudnienie',
    salary: 'Wynagrodzenie',
    until: 'Zgłoszenia do',
    since: 'Opublikowano',
    pay: (from: number | null, to: number | null) => {
      const zloty = (amount: number) => formatNumber('pl', amount)
      if (from !== null) return to === null ? `od ${zloty(from)} zł brutto miesięcznie` : `${range(zloty, from, to)} zł brutto miesięcznie`
      return to === null ? null : `do ${zloty(to)} zł brutto miesięcznie`
    },
    apply: 'Aplikuj na to stanowisko',
    all: 'Wszystkie oferty pracy',
    none: 'W tej chwili nikogo nie szukamy',
    noneHint: 'Mimo to napisz do nas: gdy pojawi się coś dla Ciebie, odezwiemy się.',
    onSpec: 'Nie ma oferty dla Ciebie?',
    onSpecHint: 'Napisz, co potrafisz. Za Twoją zgodą weźmiemy zgłoszenie pod uwagę w rekrutacjach w ciągu najbliższych 12 miesięcy.',
    applyOnSpec: 'Zgłoś się bez wskazania stanowiska',
  },
)

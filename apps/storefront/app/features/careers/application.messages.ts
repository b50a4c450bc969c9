import { fieldErrorFrom, type Refused, type Wrong } from '../../platform/form.ts'
import { fieldsText, minutesText } from '../../platform/form-texts.ts'
import { formatNumber } from '../../platform/format.ts'
import { messages } from '../../platform/messages.ts'
import type { FieldName } from './application.ts'

interface RefusalText {
  title: string
  text: string
}

type Texts = Record<FieldName, Partial<Record<Wrong, string>>>

const en: Texts = {
  career_id: { wrong: 'This job is no longer open. Choose another one, or none.' },
  name: { missing: 'Enter your name.' },
  email: { missing: 'Enter your e-mail address.', wrong: 'Enter an e-mail address like anna@example.com.' },
  phone: { wrong: 'Enter a phone number of at least 6 digits, like +48 600 100 200.' },
  message: { wrong: 'Check what you wrote.' },
  cv: {
    missing: 'Choose the file with your CV.',
    wrong: 'This file is not a PDF. Save your CV as a PDF and choose that file.',
    long: 'The CV is larger than 5 MB. Choose a smaller PDF: it is often the pictures that make a CV large.',
  },
  future_recruitments: {},
}

const pl: Texts = {
  career_id: { wrong: 'Ta oferta jest już nieaktualna. Wybierz inną albo opcję „Bez wskazania stanowiska”.' },
  name: { missing: 'Podaj imię i nazwisko.' },
  email: { missing: 'Podaj adres e-mail.', wrong: 'Podaj adres e-mail w postaci anna@example.com.' },
  phone: { wrong: 'Podaj numer telefonu (co najmniej 6 cyfr), np. +48 600 100 200.' },
  message: { wrong: 'Sprawdź treść.' },
  cv: {
    missing: 'Wybierz plik z CV.',
    wrong: 'Ten plik nie jest w formacie PDF. Zapisz CV jako PDF i wybierz zapisany plik.',
    long: 'CV ma więcej niż 5 MB. Wybierz mniejszy plik PDF: zwykle najwięcej miejsca zajmują w nim zdjęcia.',
  },
  future_recruitments: {},
}

export const applicationMessages = messages(
  {
    title: (isForJob: boolean): string => (isForJob ? 'Apply for this job' : 'Apply for a job with us'),
    about: (shop: string) => `Apply for a job at ${shop} with your name, contact details and CV as a PDF. It takes two minutes.`,
    text: 'It takes two minutes. Your application goes straight to the shop, and nowhere else.',
    job: 'Job',
    anyJob: 'None in particular',
    closed: 'The job that you were looking at is no longer open',
    closedHint: 'Choose another one below, or apply without a job in mind.',
    required: 'Fields marked * are required.',
    optional: 'optional',
    name: 'First and last name',
    email: 'E-mail',
    phone: 'Phone',
    message: 'A few words about you',
    messageHint: 'Say what you would like to do, and from when.',
    cv: 'CV',
    cvHint: 'Choose a PDF of at most 5 MB.',
    chooseAgain: 'Choose your CV again: browsers do not keep files.',
    tooLarge: (name: string, megabytes: number) =>
      `${name} is ${formatNumber('en', megabytes)} MB; a CV may be up to 5 MB. Choose a smaller PDF.`,
    futureRecruitments: 'I agree that the shop may also use my application for other vacancies in the next 12 months.',
    futureRecruitmentsHint: 'This is voluntary and does not affect this application. You can withdraw your consent at any time.',
    privacyText: 'How we use your data is explained in our',
    privacy: 'privacy policy',
    newTab: '(opens in a new tab)',
    submit: 'Send the application',
    sending: 'Sending the application…',
    problems: (n: number) => `Correct ${fieldsText.en(n)} to send your application`,
    fieldError: fieldErrorFrom<FieldName>(en, max => `Shorten this to ${max} characters.`),
    refusal: ({ code, minutes }: Refused): RefusalText => {
      const texts: Record<string, RefusalText> = {
        too_many_requests: {
          title: 'Too many applications came from your network',
          text: minutes > 0 ? `Try again in ${minutesText.en(minutes)}.` : 'Wait a few minutes and try again.',
        },
        idempotency_key_reused: {
          title: 'This form has already been sent',
          text: 'We have that application. To send another one, start again.',
        },
      }
      return (
        texts[code] ?? {
          title: 'The shop could not be reached',
          text: 'What you typed has been kept. Choose the CV again and send the application in a moment.',
        }
      )
    },
    fresh: 'Start again',
    sent: 'Your application has been sent',
    sentHint: 'We have received it, with your CV. We will reply to the e-mail address that you gave.',
    allJobs: 'See all open jobs',
    goHome: 'Go to the home page',
  },
  {
    title: (isForJob: boolean) => (isForJob ? 'Aplikuj na to stanowisko' : 'Aplikuj do pracy u nas'),
    about: (shop: string) =>
      `Aplikuj do pracy w sklepie ${shop}: podaj imię i nazwisko oraz dane kontaktowe i dołącz CV w pliku PDF. Zajmie to dwie minuty.`,
    text: 'Zajmie to dwie minuty. Zgłoszenie trafi prosto do sklepu i nigdzie indziej.',
    job: 'Stanowisko',
    anyJob: 'Bez wskazania stanowiska',
    closed: 'Wybrana oferta jest już nieaktualna',
    closedHint: 'Wybierz poniżej inną ofertę albo zgłoś się bez wskazania stanowiska.',
    required: 'Pola oznaczone * są wymagane.',
    optional: 'opcjonalnie',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    phone: 'Telefon',
    message: 'Kilka słów o Tobie',
    messageHint: 'Napisz, czym chcesz się zajmować i od kiedy.',
    cv: 'CV',
    cvHint: 'Plik PDF, najwyżej 5 MB.',
    chooseAgain: 'Wybierz CV ponownie: przeglądarki nie pamiętają plików.',
    tooLarge: (name: string, megabytes: number) =>
      `${name} ma ${formatNumber('pl', megabytes)} MB, a CV może mieć najwyżej 5 MB. Wybierz mniejszy plik PDF.`,
    futureRecruitments:
      'Zgadzam się, aby sklep wykorzystał moje zgłoszenie także w przyszłych rekrutacjach w ciągu najbliższych 12 miesięcy.',
    futureRecruitmentsHint: 'Zgoda jest dobrowolna i nie ma wpływu na to zgłoszenie. Możesz ją w każdej chwili wycofać.',
    privacyText: 'Jak przetwarzamy Twoje dane, wyjaśnia',
    privacy: 'polityka prywatności',
    newTab: '(otwiera się w nowej karcie)',
    submit: 'Wyślij zgłoszenie',
    sending: 'Wysyłamy zgłoszenie…',
    problems: (n: number) => `Aby wysłać zgłoszenie, popraw ${fieldsText.pl(n)}`,
    fieldError: fieldErrorFrom<FieldName>(pl, max => `Skróć do ${max} znaków.`),
    refusal: ({ code, minutes }: Refused) => {
      const texts: Record<string, RefusalText> = {
        too_many_requests: {
          title: 'Zbyt wiele zgłoszeń z Twojej sieci',
          text: minutes > 0 ? `Spróbuj ponownie za ${minutesText.pl(minutes)}.` : 'Odczekaj kilka minut i spróbuj ponownie.',
        },
        idempotency_key_reused: {
          title: 'Ten formularz już wysłano',
          text: 'Zgłoszenie już do nas dotarło. Aby wysłać kolejne, zacznij od nowa.',
        },
      }
      return (
        texts[code] ?? {
          title: 'Nie udało się połączyć ze sklepem',
          text: 'Wpisane dane zachowaliśmy. Wybierz CV ponownie i za chwilę wyślij zgłoszenie.',
        }
      )
    },
    fresh: 'Zacznij od nowa',
    sent: 'Zgłoszenie zostało wysłane',
    sentHint: 'Otrzymaliśmy zgłoszenie razem z CV. Odpowiemy na podany adres e-mail.',
    allJobs: 'Zobacz wszystkie oferty pracy',
    goHome: 'Przejdź na stronę główną',
  },
)

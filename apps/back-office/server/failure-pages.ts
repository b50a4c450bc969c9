import type { Language } from '@stragan/contract'
import { failurePage, plainPage } from '@stragan/contract/error-page'

const texts = {
  en: {
    foreign: { title: 'Not allowed', text: 'This form was sent from another site. Open the back office itself and try again.' },
    failed: 'Something failed while this page was being made. Go back and try again in a moment.',
  },
  pl: {
    foreign: { title: 'Niedozwolone', text: 'Ten formularz wysłano z innej witryny. Otwórz panel i spróbuj ponownie.' },
    failed: 'Nie udało się przygotować tej strony. Wróć i spróbuj ponownie za chwilę.',
  },
}

const html = (status: number, body: string) => new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

/** For a form that another site has sent. */
export const foreignFormPage = (language: Language) => html(403, plainPage(language, texts[language].foreign))

/** Where not even the error screen could be rendered. */
export const failedPage = (language: Language, status: number) => html(status, failurePage(language, texts[language].failed))

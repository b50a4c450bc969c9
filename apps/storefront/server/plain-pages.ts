import type { Language } from '@stragan/routing'

/** After so long it is worth trying again: an API that is replaced, or crowded, answers by then. */
export const retrySeconds = 5

type Words = Record<Language, readonly [title: string, text: string]>

const plain = (status: number, words: Words) => (language: Language) => {
  const [title, text] = words[language]
  return new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(status === 503 && { 'retry-after': String(retrySeconds) }),
      },
    },
  )
}

/** A host that is nobody's learns nothing about who else is here. */
export const noShop = plain(404, {
  en: ['Not found', 'There is no shop at this address.'],
  pl: ['Nie znaleziono', 'Pod tym adresem nie ma sklepu.'],
})
export const unavailable = plain(503, {
  en: ['Just a moment', 'The shop cannot answer right now. Please try again shortly.'],
  pl: ['Chwileczkę', 'Sklep nie może teraz odpowiedzieć. Spróbuj ponownie za chwilę.'],
})
export const notAllowed = plain(403, {
  en: ['Not allowed', 'This form was sent from another site.'],
  pl: ['Niedozwolone', 'Ten formularz wysłano z innej strony.'],
})

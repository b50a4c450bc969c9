import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Language, ShopError } from '@stragan/contract'
import { failurePage, failurePolicy } from '@stragan/contract/error-page'
import { languageOf } from '@stragan/routing'
import { whenDiscarded } from './body-budget.ts'

/** Below it the API answers what proves that a host leads to this installation. */
export const challengePrefix = '/.well-known/stragan/'

export const isForApi = (path: string) =>
  path.startsWith('/api/') || path.startsWith(challengePrefix) || path === '/healthz' || path === '/readyz'

/** The API's router decodes paths: `/api/%61dmin` is one of the admin API, too. */
export const isForAdminApi = (path: string) => /^\/api\/admin(?:\/|$)/.test(path.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent))

/** For an address that this process does not serve at the host of the request. */
export const respondNotFound = () => {
  const notFound = new ShopError('not_found')
  return Response.json(notFound.toBody(), { status: notFound.status })
}

type Texts = Readonly<Record<Language, string>>

const starting: Texts = {
  en: 'The shop is just opening. Please try again in a moment.',
  pl: 'Sklep właśnie się otwiera. Spróbuj ponownie za chwilę.',
}
const tooManyUploads: Texts = {
  en: 'Too much is being sent to the shop at once. Please go back and send the form again in a moment.',
  pl: 'Zbyt wiele danych trafia w tej chwili do sklepu. Wróć i wyślij formularz ponownie za chwilę.',
}

/** Until the shop is ready: an error page for visitors, plain text for programs. */
export const respondStarting = (request: IncomingMessage, response: ServerResponse) => unavailable(request, response, starting)

export function respondTooManyUploads(request: IncomingMessage, response: ServerResponse) {
  const isForScript = request.headers['content-type']?.startsWith('application/json')
  whenDiscarded(request, () => {
    if (!isForScript) return unavailable(request, response, tooManyUploads)
    response
      .writeHead(503, { ...retryAfter, 'content-type': 'application/json' })
      .end(JSON.stringify(new ShopError('unavailable').toBody()))
  })
}

const retryAfter = { 'retry-after': '5' }

function unavailable(request: IncomingMessage, response: ServerResponse, texts: Texts) {
  const { url = '/', headers } = request
  if (isForApi(url)) return void response.writeHead(503, { ...retryAfter, 'content-type': 'text/plain; charset=utf-8' }).end(texts.en)
  const language = pageLanguage(url, headers.referer)
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': failurePolicy }
  response.writeHead(503, { ...retryAfter, ...type }).end(failurePage(language, texts[language]))
}

/** Language of the address, or of the page that a form was sent from. */
function pageLanguage(url: string, referer: string | undefined): Language {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '/'
  const [path = '/'] = url.split('?')
  return languageOf(/^\/(en|pl)(\/|$)/.test(path) ? path : from)
}

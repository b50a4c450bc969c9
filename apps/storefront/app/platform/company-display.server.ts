import { cookiesOf } from '@stragan/web/cookies'
import { choiceCookie, noChoiceCookie } from './cookies.server.ts'
import { defaultDisplay, displayCode, isDisplayCode } from './display.ts'
import type { VisitorContext } from './visitor-context.ts'

/** The display of a company that has not chosen another one (docs/decisions/070). */
const companyDisplay = displayCode({ ...defaultDisplay, prices: 'net' })

const chosenIn = (request: Request) => cookiesOf(request).get('display')

/** Login and logout do not fail for the display. */
const isCompany = async ({ customer }: VisitorContext) => Boolean((await customer().catch(() => null))?.nip)

/** After a login: the cookie that shows a company net prices; null if the browser has chosen a display, or for a person. */
export const displayAtLogin = async (visitor: VisitorContext, request: Request): Promise<string | null> =>
  !isDisplayCode(chosenIn(request)) && (await isCompany(visitor)) ? choiceCookie('display', companyDisplay) : null

/** Before a logout: deletes that cookie, so that the next visitor of the browser is shown gross prices. */
export const displayAtLogout = async (visitor: VisitorContext, request: Request): Promise<string | null> =>
  chosenIn(request) === companyDisplay && (await isCompany(visitor)) ? noChoiceCookie('display') : null

import { cookiesOf, readCookies } from '@stragan/web/cookies'
import type { FormFields } from '@stragan/web/form-fields.server'
import { readForm } from '@stragan/web/read-form.server'
import { safeRedirect } from '@stragan/web/safe-redirect'
import { data, redirect } from 'react-router'
import { type Consent, consentCookieName, consentOf, consentValue, type IntegrationCode } from '../../platform/consent.ts'
import { consentCookie } from '../../platform/cookies.server.ts'
import { publicContext } from '../../platform/public-context.ts'
import type { Route } from './+types/choose-consent.ts'
import { expiredTrackingCookies } from './tracking-cookies.ts'

/** Stores the visitor's consent for one or all integrations in a cookie and redirects back; 404 for a shop without integrations. */
export async function action({ request, context }: Route.ActionArgs) {
  const { consent } = context.get(publicContext)
  const form = await readForm(request)
  const codes = Object.keys(consent.given) as IntegrationCode[]
  const before = consentOf(cookiesOf(request).get(consentCookieName), codes, false).given
  const changed = { ...chosen(form, 'refuse', codes), ...chosen(form, 'accept', codes) }
  if (Object.keys(changed).length === 0) throw data(null, { status: 404 })
  const given = { ...before, ...changed }
  const headers = new Headers({ 'cache-control': 'no-store' })
  headers.append('set-cookie', consentCookie(consentValue(given)))
  const all = readCookies(request.headers.get('cookie') ?? '').keys()
  for (const cookie of expiredTrackingCookies(given, all, new URL(request.url).hostname)) headers.append('set-cookie', cookie)
  return redirect(safeRedirect(form.text('to')), { status: 303, headers })
}

const chosen = (form: FormFields, name: 'accept' | 'refuse', codes: readonly IntegrationCode[]): Consent['given'] =>
  Object.fromEntries(codes.filter(code => ['all', code].includes(form.text(name))).map(code => [code, name === 'accept']))

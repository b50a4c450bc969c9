import { type Language, languages } from '@stragan/routing'
import { cookiesOf } from '@stragan/web/cookies'
import type { FormFields } from '@stragan/web/form-fields.server'
import { readForm } from '@stragan/web/read-form.server'
import { safeRedirect } from '@stragan/web/safe-redirect'
import { data, redirect } from 'react-router'
import { choiceCookie } from '../platform/cookies.server.ts'
import { displayCode, displayOf } from '../platform/display.ts'
import type { Route } from './+types/settings.ts'

/** Stores a preference in a cookie and redirects back. */
export async function action({ request, params }: Route.ActionArgs) {
  const form = await readForm(request)
  const cookie = cookieOf(params.name, form, request)
  if (!cookie) throw data(null, { status: 404 })
  return redirect(safeRedirect(form.text('to')), { status: 303, headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } })
}

function cookieOf(name: string, form: FormFields, request: Request): string | undefined {
  if (name === 'locale') return choiceCookie('locale', languageOf(form.text('language')))
  if (name !== 'display') return undefined
  const now = displayOf(cookiesOf(request).get('display'))
  const wanted = { currency: form.text('currency') || now.currency, prices: form.text('prices') || now.prices }
  return choiceCookie('display', displayCode(displayOf(`${wanted.currency}-${wanted.prices}`.toLowerCase())))
}

const languageOf = (value: string): Language => languages.find(language => language === value) ?? 'en'

import { languages } from '@stragan/routing'
import { redirect } from 'react-router'
import { choiceCookie, cookiesOf, noChoiceCookie } from '../../platform/cookies.server.ts'
import { companyDisplayCode } from '../../platform/display.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'

/**
 * Ends the session, starts a new one and redirects to the home page (docs/spec.md#2, docs/spec.md#4) in the form's language. The display that
 * the login of a company has chosen ends with it.
 */
export const action = personalAction(async (_, visitor, form, request) => {
  const language = languages.find(one => one === form.text('language'))
  const isOfCompany = cookiesOf(request).get('display') === companyDisplayCode && Boolean((await visitor.customer().catch(() => null))?.nip)
  await visitor.signOut()
  const headers = new Headers()
  if (language) headers.append('set-cookie', choiceCookie('locale', language))
  if (isOfCompany) headers.append('set-cookie', noChoiceCookie('display'))
  return redirect('/', { status: 303, headers })
})

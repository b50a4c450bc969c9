import { languages } from '@stragan/routing'
import { redirect } from 'react-router'
import { displayAtLogout } from '../../platform/company-display.server.ts'
import { choiceCookie } from '../../platform/cookies.server.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'

/** Ends the session, starts a new one and redirects to the home page (docs/spec.md#2, docs/spec.md#4) in the form's language. */
export const action = personalAction(async (_, visitor, form, request) => {
  const language = languages.find(one => one === form.text('language'))
  const display = await displayAtLogout(visitor, request)
  await visitor.signOut()
  const headers = new Headers()
  if (language) headers.append('set-cookie', choiceCookie('locale', language))
  if (display) headers.append('set-cookie', display)
  return redirect('/', { status: 303, headers })
})

import { languages } from '@stragan/routing'
import { redirect } from 'react-router'
import { choiceCookie } from '../../platform/cookies.server.ts'
import { personalAction } from '../../platform/personal.server.ts'

/** Ends the session and begins a new one, then the home page (docs/spec.md#2, docs/spec.md#4), in the language that the form says. */
export const action = personalAction(async (_, visitor, form) => {
  const language = languages.find(one => one === form.text('language'))
  await visitor.signOut()
  return redirect('/', { status: 303, ...(language && { headers: { 'set-cookie': choiceCookie('locale', language) } }) })
})

import { languages } from '@stragan/contract'
import { safeRedirect } from '@stragan/web/safe-redirect'
import { redirect } from 'react-router'
import { done, pageAction } from '../../platform/page.server.ts'

export const loader = () => redirect('/')

/** Stores the language in which the pages before the sign-in are shown. */
export const action = pageAction(async (office, form) => {
  const language = languages.find(one => one === form.text('language'))
  if (language) office.setLanguage(language)
  return done(office, safeRedirect(form.text('return_to')))
})

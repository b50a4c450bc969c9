import { hrefTo, type Language } from '@stragan/routing'
import { redirect } from 'react-router'

/** Redirects to the login page, which returns to `returnTo`. */
export const redirectToLogin = (language: Language, returnTo: string): Response =>
  redirect(`${hrefTo(language, 'customerLogin')}?${new URLSearchParams({ return_to: returnTo })}`, {
    headers: { 'cache-control': 'private, no-store' },
  })

import { safeRedirect } from '@stragan/web/safe-redirect'
import type { Office, StaffSession } from '../../platform/office.server.ts'
import { done } from '../../platform/page.server.ts'

/** Stores the session and goes on: to the page that the person came from, or first to the second factor. */
export async function completeSignIn(office: Office, session: StaffSession, returnTo: string | null) {
  office.setSession(session)
  const path = safeRedirect(returnTo)
  if (session.needs_second_factor) return done(office, `/sign-in/second-factor?${new URLSearchParams({ return_to: path })}`)
  const account = await office.account()
  // After the sign-out the pages stay in the person's language.
  if (account) office.setLanguage(account.language)
  return done(office, path)
}

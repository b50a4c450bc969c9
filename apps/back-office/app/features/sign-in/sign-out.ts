import { signInCalls } from '@stragan/contract/admin'
import { redirect } from 'react-router'
import { isSessionGone } from '../../platform/office.server.ts'
import { done, pageAction } from '../../platform/page.server.ts'

export const loader = () => redirect('/')

export const action = pageAction(async office => {
  // A session that has already ended is signed out.
  if (await office.account())
    await office.api(signInCalls.signOut, {}).catch(error => {
      if (!isSessionGone(error)) throw error
    })
  office.setSession(null)
  return done(office, '/sign-in', { kind: 'signed_out' })
})

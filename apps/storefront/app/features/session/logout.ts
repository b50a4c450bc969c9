import { redirect } from 'react-router'
import { personalAction } from '../../platform/personal.server.ts'

/** Ends the session and begins a new one, then the home page (spec 2, 4). */
export const action = personalAction(async (_, visitor) => {
  await visitor.signOut()
  return redirect('/', 303)
})

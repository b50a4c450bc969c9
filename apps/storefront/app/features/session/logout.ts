import { data, redirect } from 'react-router'
import { visitorContext } from '../../platform/visitor.ts'
import type { Route } from './+types/logout.ts'

export const loader = () => {
  throw data(null, { status: 404 })
}

/** Ends the session and begins a new one, then the home page (spec 2, 4). */
export async function action({ context }: Route.ActionArgs) {
  await context.get(visitorContext).signOut()
  return redirect('/', 303)
}

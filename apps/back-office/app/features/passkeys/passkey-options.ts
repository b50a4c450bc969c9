import { ShopError } from '@stragan/contract'
import { passkeyCalls } from '@stragan/contract/admin'
import { readForm } from '@stragan/web/read-form.server'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { officeContext } from '../../platform/office.server.ts'

export const loader = () => redirect('/sign-in')

/** For scripts: what a passkey has to sign, to sign in or to confirm who is signed in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(officeContext)
  const purpose = (await readForm(request)).text('purpose')
  try {
    return Response.json(await api(purpose === 'identity' ? passkeyCalls.beginPasskeyIdentity : passkeyCalls.beginPasskeySignIn, {}))
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return Response.json({ code: error.code }, { status: error.status })
  }
}

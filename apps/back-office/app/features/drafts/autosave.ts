import { ShopError } from '@stragan/contract'
import { readForm } from '@stragan/web/read-form.server'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { officeContext } from '../../platform/office.server.ts'
import { changeDraft } from './keep.server.ts'

export const loader = () => redirect('/')

/** For scripts: stores a draft while it is typed, and says when. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const office = context.get(officeContext)
  try {
    return Response.json({ time: await changeDraft(office, await readForm(request), params as Record<string, string>) })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return Response.json({ code: error.code }, { status: error.status })
  }
}

import { ShopError } from '@stragan/contract'
import { readForm } from '@stragan/web/read-form.server'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { draftAccountName } from '../../platform/drafts/draft.ts'
import { officeContext } from '../../platform/office.server.ts'
import { changeDraft } from './keep.server.ts'

export const loader = () => redirect('/')

/** For scripts: stores a draft while it is typed, and says when. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const office = context.get(officeContext)
  try {
    const sent = await readForm(request)
    // Since the page was made, somebody else may have signed in in another tab.
    if ((await office.account())?.id !== sent.text(draftAccountName)) throw new ShopError('session_expired')
    return Response.json({ time: await changeDraft(office, sent, params as Record<string, string>) })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return Response.json({ code: error.code }, { status: error.status })
  }
}

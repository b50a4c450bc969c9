import type { ResponseOutput, savedListCalls } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { redirect } from 'react-router'
import { bulkAddNotice } from '../../platform/bulk-notice.ts'
import { noticeCookie } from '../../platform/notice-cookie.server.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { addBulk } from '../cart/add-bulk.ts'
import { nameOfLine } from '../cart/name-of-line.ts'

type Line = ResponseOutput<typeof savedListCalls.sharedList>['lines'][number]

/** Adds lines of a list to the visitor's cart, each up to the stock, once for the key of the form, and redirects there with a notice. */
export async function listToCart(visitor: VisitorContext, lines: readonly Line[], language: Language, key: string) {
  const named = lines.map(line => ({ ...line, name: nameOfLine(line) }))
  const { outcomes, names } = await addBulk(visitor, named, language, { key })
  const headers = { 'set-cookie': noticeCookie(bulkAddNotice(outcomes, names)) }
  return redirect(hrefTo(language, 'cart'), { status: 303, headers })
}

import { ShopError } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { data, redirect } from 'react-router'
import { bulkAddNotice } from '../../platform/bulk-notice.ts'
import { noticeCookie } from '../../platform/notice-cookie.server.ts'
import { uploadAction } from '../../platform/personal-loader.server.ts'
import type { PublicContext } from '../../platform/public-context.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { addLines, remainingText, skippedLines } from './add-lines.server.ts'
import { maxFileBytes } from './decode-text.ts'
import { listIn, listOf } from './list-form.server.ts'
import { linesAsText } from './parse-lines.ts'
import { resolveLines } from './resolve-lines.server.ts'
import { isReady, type QuickOrderResult, type Refusal, type ResolvedList } from './resolved-lines.ts'

/** A file and a text of the maximum size, and the other fields. */
const maxFormBytes = 2 * maxFileBytes + 64 * 1024

const statuses: Record<Refusal, number> = {
  empty: 422,
  too_many: 422,
  too_large: 413,
  no_text: 422,
  unavailable: 503,
  too_many_requests: 429,
  quantity: 422,
  nothing: 422,
}

const respond = (result: Partial<QuickOrderResult>) => {
  const fullResult: QuickOrderResult = { text: '', resolved: null, refused: null, count: 0, key: crypto.randomUUID(), ...result }
  return data(fullResult, { status: fullResult.refused ? statuses[fullResult.refused] : 200 })
}

/** Parses a list, or the changes to a parsed one, and resolves its lines; `add` adds them to the cart. */
export const quickOrderAction = uploadAction(maxFormBytes, async (ctx, visitor, { form, isComplete }) => {
  if (!isComplete) return respond({ text: form.text('text'), refused: 'too_large' })
  const intent = form.text('intent')
  const { text, lines, unparsed, refused, count } = intent === 'read' ? await listIn(form, ctx.language) : listOf(form, ctx.language)
  if (refused) return respond({ text, refused, count })
  if (count === 0) return respond({ text, refused: 'empty' })
  try {
    const resolved = await resolveLines(ctx, lines, unparsed)
    if (intent === 'add') return await add(ctx, visitor, resolved, form.text('key') || crypto.randomUUID())
    return respond({ text: textOf(resolved), resolved })
  } catch (error) {
    const refused = refusalOf(error)
    if (!refused) throw error
    return respond({ text, refused })
  }
})

/** Refusals for which the list is returned for another attempt. */
function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ShopError)) return null
  if (error.code === 'too_many_requests') return error.code
  return error.status >= 500 ? 'unavailable' : null
}

const textOf = ({ lines, unparsed }: ResolvedList) => linesAsText({ lines, unparsed })

/** An invalid quantity blocks the whole list: the form is returned with its error. */
async function add({ language }: PublicContext, visitor: VisitorContext, resolved: ResolvedList, key: string) {
  const { lines } = resolved
  const ready = lines.filter(isReady)
  const refused = lines.some(line => line.taken && line.problem === 'quantity') ? 'quantity' : ready.length === 0 ? 'nothing' : null
  if (refused) return respond({ text: textOf(resolved), resolved, refused })
  const outcomes = await addLines(visitor, ready, key)
  const names = ready.map(({ symbol, found }) => found?.name ?? symbol)
  const left = remainingText(resolved)
  const cookie = noticeCookie(bulkAddNotice(outcomes, names, skippedLines(resolved)))
  return redirect(hrefTo(language, 'cart') + (left && `?${new URLSearchParams({ lines: left })}`), {
    status: 303,
    headers: { 'set-cookie': cookie },
  })
}

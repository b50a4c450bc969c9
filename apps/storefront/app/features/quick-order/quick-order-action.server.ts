import { ShopError } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { data, redirect } from 'react-router'
import { noticeCookie } from '../../platform/notice.server.ts'
import { uploadAction } from '../../platform/personal-loader.server.ts'
import type { PublicContext } from '../../platform/public-context.ts'
import { severalNotice } from '../../platform/several-notice.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { addLines, leftIn, unaskedIn } from './add-lines.server.ts'
import { listIn, listOf } from './list-form.server.ts'
import { linesAsText } from './read-lines.ts'
import { largestFile } from './text-of-file.ts'
import { understand } from './understand.server.ts'
import { isReady, type QuickOrderAnswer, type Refusal, type Understood } from './understood.ts'

/** A file and a text as large as they may be, and the rest of the form. */
const largestForm = 2 * largestFile + 64 * 1024

const statuses: Record<Refusal, number> = {
  empty: 422,
  too_many: 422,
  too_large: 413,
  no_text: 422,
  unavailable: 503,
  too_many_requests: 429,
  items: 422,
  nothing: 422,
}

const answered = (answer: Partial<QuickOrderAnswer>) => {
  const whole: QuickOrderAnswer = { text: '', understood: null, refused: null, count: 0, key: crypto.randomUUID(), ...answer }
  return data(whole, { status: whole.refused ? statuses[whole.refused] : 200 })
}

/** Reads a list, or takes what was changed of one that was read, and says what it means; `add` puts it into the cart. */
export const quickOrderAction = uploadAction(largestForm, async (ctx, visitor, { form, isWhole }) => {
  if (!isWhole) return answered({ text: form.text('text'), refused: 'too_large' })
  const intent = form.text('intent')
  const { text, lines, unread, refused, count } = intent === 'read' ? await listIn(form, ctx.language) : listOf(form, ctx.language)
  if (refused) return answered({ text, refused, count })
  if (count === 0) return answered({ text, refused: 'empty' })
  try {
    const understood = await understand(ctx, lines, unread)
    if (intent === 'add') return await add(ctx, visitor, understood, form.text('key') || crypto.randomUUID())
    return answered({ text: textOf(understood), understood })
  } catch (error) {
    const refused = refusalOf(error)
    if (!refused) throw error
    return answered({ text, refused })
  }
})

/** Where the list comes back for another try. */
function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ShopError)) return null
  if (error.code === 'too_many_requests') return error.code
  return error.status >= 500 ? 'unavailable' : null
}

const textOf = ({ lines, unread }: Understood) => linesAsText({ lines, unread })

/** A number of pieces that is none keeps all of it from the cart: the form asks for another one first. */
async function add({ language }: PublicContext, visitor: VisitorContext, understood: Understood, key: string) {
  const { lines } = understood
  const ready = lines.filter(isReady)
  const refused = lines.some(line => line.taken && line.problem === 'items') ? 'items' : ready.length === 0 ? 'nothing' : null
  if (refused) return answered({ text: textOf(understood), understood, refused })
  const outcomes = await addLines(visitor, ready, key)
  const names = ready.map(({ symbol, found }) => found?.name ?? symbol)
  const left = leftIn(understood)
  const cookie = noticeCookie(severalNotice(outcomes, names, unaskedIn(understood)))
  return redirect(hrefTo(language, 'cart') + (left && `?${new URLSearchParams({ lines: left })}`), {
    status: 303,
    headers: { 'set-cookie': cookie },
  })
}

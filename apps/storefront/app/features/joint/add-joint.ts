import { defaultQuantity, ShopError } from '@stragan/contract'
import { hrefTo, languageOf } from '@stragan/routing'
import type { FormFields } from '@stragan/web/form-fields.server'
import { safeRedirect } from '@stragan/web/safe-redirect'
import { redirect } from 'react-router'
import { bulkAddNotice } from '../../platform/bulk-notice.ts'
import { parseId } from '../../platform/form.ts'
import { noticeCookie } from '../../platform/notice-cookie.server.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import type { JointNotice, Notice } from '../../platform/visitor-context.ts'
import { addBulk, type BulkLine } from '../cart/add-bulk.ts'
import { readQuantity, type Selection } from '../cart/read-quantity.ts'
import { nothingTicked, parseLineKey } from './joint-view.ts'

/** More lines than any joint has are ignored. */
const maxLines = 17
/** All lines fit into the 4096 bytes of the notice's cookie. */
const maxQuantityLength = 16
const maxNameLength = 60

/**
 * Adds the ticked lines of a joint to the cart (docs/decisions/073), and redirects to the cart; back to the form on the page (`to`) if nothing
 * was added, with what it had. `line` is `own` for the product (`product_id`, `variant`), or the key of a part; `items-` and the line its
 * quantity, which may name a unit.
 */
export const action = personalAction(async ({ api: publicApi }, visitor, form) => {
  const to = safeRedirect(form.text('to'))
  const language = languageOf(to)
  const refuse = (problem: Pick<JointNotice, 'at' | 'code' | 'left' | 'offer'>) => {
    const { product, variant } = ownLine(form) ?? { product: 0, variant: null }
    return redirectWithNotice(`${to}#joint`, { kind: 'joint-refused', product, variant, lines: submittedLines(form), ...problem })
  }
  try {
    const lines: BulkLine[] = []
    for (const key of tickedLines(form)) {
      const selection = selectionOf(form, key)
      if (!selection) continue
      const name = form.text(`name-${key}`)
      const typed = (form.get(`items-${key}`) ?? String(defaultQuantity)).toString()
      const quantity = await readQuantity(publicApi, selection, typed, language)
      if (typeof quantity !== 'number') {
        const { code, left, offer = null } = quantity
        return refuse({ at: { line: key, name: name.slice(0, maxNameLength) }, code, left, offer })
      }
      lines.push({ product_id: selection.product, product_variant_id: selection.variant, items: quantity, name })
    }
    if (lines.length === 0) return refuse({ at: null, code: nothingTicked, left: null, offer: null })
    const { outcomes, names } = await addBulk(visitor, lines, language)
    return redirectWithNotice(hrefTo(language, 'cart'), bulkAddNotice(outcomes, names))
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return refuse({ at: null, code: error.code, left: null, offer: null })
  }
})

const tickedLines = (form: FormFields) => new Set(form.texts('line').slice(0, maxLines))

const selectionOf = (form: FormFields, key: string) => (key === 'own' ? ownLine(form) : parseLineKey(key))

/** The lines of the form, ticked or not. */
function submittedLines(form: FormFields): JointNotice['lines'] {
  const ticked = tickedLines(form)
  return [...form]
    .flatMap(([field, value]) => {
      const line = field.startsWith('items-') ? field.slice('items-'.length) : ''
      if (typeof value !== 'string' || !selectionOf(form, line)) return []
      return [{ line, quantity: value.slice(0, maxQuantityLength), isTicked: ticked.has(line) }]
    })
    .slice(0, maxLines)
}

function ownLine(form: FormFields): Selection | null {
  const product = parseId(form.text('product_id'))
  return product === null ? null : { product, variant: parseId(form.text('variant')) }
}

const redirectWithNotice = (location: string, notice: Notice) =>
  redirect(location, { status: 303, headers: { 'set-cookie': noticeCookie(notice) } })

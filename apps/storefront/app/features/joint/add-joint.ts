import { defaultQuantity } from '@stragan/contract'
import { hrefTo, languageOf } from '@stragan/routing'
import { redirect } from 'react-router'
import { bulkAddNotice } from '../../platform/bulk-notice.ts'
import { parseId } from '../../platform/form.ts'
import type { FormFields } from '../../platform/form-fields.server.ts'
import { noticeCookie } from '../../platform/notice-cookie.server.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import { safeRedirect } from '../../platform/safe-redirect.ts'
import type { Notice } from '../../platform/visitor-context.ts'
import { addBulk, type BulkLine } from '../cart/add-bulk.ts'
import { readQuantity, type Selection } from '../cart/read-quantity.ts'
import { maxTypedLength } from '../cart/typed-quantity.ts'
import { parseLineKey } from './joint-view.ts'

/** More lines than any joint has are ignored. */
const maxParts = 30

/**
 * Adds the ticked lines of a joint to the cart (docs/decisions/073), and redirects to the cart; back to the page (`to`) with an invalid quantity, or
 * nothing ticked. `line` is `own` for the product (`product_id`, `variant`), or the key of a part; `items-` and the line its quantity,
 * which may name a unit.
 */
export const action = personalAction(async ({ api: publicApi }, visitor, form) => {
  const to = safeRedirect(form.text('to'))
  const language = languageOf(to)
  const lines: BulkLine[] = []
  for (const key of new Set(form.texts('line').slice(0, maxParts))) {
    const selection = key === 'own' ? ownLine(form) : parseLineKey(key)
    if (!selection) continue
    const typed = (form.get(`items-${key}`) ?? String(defaultQuantity)).toString()
    const quantity = await readQuantity(publicApi, selection, typed, language)
    if (typeof quantity !== 'number') {
      const { code, left, offer = null } = quantity
      return redirectWithNotice(to, { kind: 'refused', ...selection, quantity: typed.slice(0, maxTypedLength), code, left, offer })
    }
    const { product, variant } = selection
    lines.push({ product_id: product, product_variant_id: variant, items: quantity, name: form.text(`name-${key}`) })
  }
  if (lines.length === 0) return redirectWithNotice(to, bulkAddNotice([], []))
  const { outcomes, names } = await addBulk(visitor, lines, language)
  return redirectWithNotice(hrefTo(language, 'cart'), bulkAddNotice(outcomes, names))
})

function ownLine(form: FormFields): Selection | null {
  const product = parseId(form.text('product_id'))
  return product === null ? null : { product, variant: parseId(form.text('variant')) }
}

const redirectWithNotice = (location: string, notice: Notice) =>
  redirect(location, { status: 303, headers: { 'set-cookie': noticeCookie(notice) } })

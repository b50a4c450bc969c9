import { ShopError } from '@stragan/contract'
import type { FormFields } from '@stragan/web/form-fields.server'
import type { DraftForm, DraftKey } from '../../platform/drafts/draft.ts'
import { draftCallsFor } from '../../platform/drafts/drafts.server.ts'
import type { Office } from '../../platform/office.server.ts'
import { requireShop } from '../../platform/shop.server.ts'
import { draftForms } from './draft-forms.ts'

/** The draft that an address names, and its form. Throws `not_found` for a form without drafts. */
export function draftAt({ area, subject = '', form = '' }: Record<string, string>): { key: DraftKey; declared: DraftForm } {
  const [kind] = form.split('.', 1)
  const declared = draftForms.find(one => one.area === area && one.kind === kind)
  if (!declared) throw new ShopError('not_found')
  return { key: { area: declared.area, subject, form }, declared }
}

/** Stores the declared fields of a form that was sent. Returns the time of day, as the shop has it. */
async function storeForm(office: Office, sent: FormFields, params: Record<string, string>): Promise<string> {
  const { key, declared } = draftAt(params)
  const { account, shop, times } = await requireShop(office, params.shop)
  const { area, ...place } = key
  const body = {
    // Browsers send a line break as two characters.
    fields: declared.fieldsOf(sent, key, account.language).map(({ name, value }) => ({ name, value: value.replaceAll('\r\n', '\n') })),
    revision: (declared.revision && sent.text(declared.revision)) || null,
  }
  const { updated_at } = await office.api(draftCallsFor(area).keep, { params: { shop: shop.code, ...place }, body })
  return times.time(updated_at)
}

/** Carries out what a form of drafts was sent for; returns when a draft was stored. */
export async function changeDraft(office: Office, sent: FormFields, params: Record<string, string>): Promise<string | null> {
  if (sent.text('draft') === 'keep') return storeForm(office, sent, params)
  if (sent.text('draft') !== 'discard') throw new ShopError('not_found')
  const { area, ...place } = draftAt(params).key
  await office.api(draftCallsFor(area).discard, { params: { shop: params.shop ?? '', ...place } })
  return null
}

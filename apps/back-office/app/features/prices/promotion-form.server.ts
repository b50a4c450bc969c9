import { type Arguments, type ResponseOutput, ShopError } from '@stragan/contract'
import { promotionCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import type { FormFields } from '@stragan/web/form-fields.server'
import { localTime, momentOf } from '../../platform/local-time.ts'
import type { Office } from '../../platform/office.server.ts'
import { formAnswer, submit } from '../../platform/page.server.ts'
import { typedAmount } from '../../platform/typed-amount.ts'
import { promotionTable } from './promotion-fields.tsx'

type Values = Omit<Arguments<typeof promotionCalls.changePromotion>['body'], 'from'>
export type Preview = ResponseOutput<typeof promotionCalls.previewPromotion>

/** What a form with a promotion was answered, where it shows what shoppers will see. */
export interface PreviewAnswer {
  preview: Preview
  typed: Readonly<Record<string, string>>
  /** The values that the preview is of: saving others shows another preview first. */
  previewed: string
  isChanged: boolean
}

interface Form {
  intent: string
  timeZone: string
  target: { product_id: number; variant_id: number | null; quantity: number | null }
  /** The promotion that changes. */
  id: number | null
}

/** Reads a promotion from a form; answers with a preview unless these values have been previewed and are to be saved. */
export async function readPromotion(office: Office, shop: string, form: FormFields, { intent, timeZone, target, id }: Form) {
  const fields = fieldsOf(form)
  const values: Values = {
    price_net: typedAmount(fields.price_net),
    starts_at: fields.starts_at ? momentOf(fields.starts_at, timeZone) : null,
    ends_at: fields.ends_at ? momentOf(fields.ends_at, timeZone) : null,
  }
  // A time that is none would be taken for an empty one.
  const unread = (['starts_at', 'ends_at'] as const).filter(name => fields[name] && values[name] === null)
  if (unread.length > 0)
    return {
      answer: await formAnswer(office, {
        intent,
        fields,
        outcome: { problems: Object.fromEntries(unread.map(name => [name, 'wrong' as const])), refused: null },
      }),
    }
  const body = { ...target, ...values, id }
  const outcome = await submit(office, {
    intent,
    table: promotionTable,
    fields,
    call: promotionCalls.previewPromotion,
    args: { params: { shop }, body },
  })
  if (outcome.refused) return { answer: outcome.refused }
  const previewed = JSON.stringify([target, values])
  if (form.has('save') && form.text('previewed') === previewed) return { values, fields }
  const isChanged = form.has('save') && form.text('previewed') !== ''
  return { answer: { preview: outcome.response, typed: fields, previewed, isChanged } satisfies PreviewAnswer }
}

/** The price that a select names: `own`, or variant and quantity as in `7-10`. */
export function targetOf(product_id: number, typed: string): Form['target'] {
  if (typed === '' || typed === 'own') return { product_id, variant_id: null, quantity: null }
  const [, variant, quantity] = /^([1-9]\d{0,9})-([1-9]\d{0,5})$/.exec(typed) ?? []
  if (variant === undefined) throw new ShopError('not_found')
  return { product_id, variant_id: Number(variant), quantity: Number(quantity) }
}

/** The values of a stored promotion, as its form shows them. */
export const storedTimes = ({ starts_at, ends_at }: { starts_at: string; ends_at: string | null }, timeZone: string) => ({
  starts_at: localTime(starts_at, timeZone),
  ends_at: ends_at === null ? '' : localTime(ends_at, timeZone),
})

import type { FormView } from '@stragan/ui/form'
import { FormField } from '@stragan/ui/form-field'
import { useLanguage } from '../../platform/language.ts'
import { promotionMessages } from './promotions.messages.ts'

export const promotionTable = { price_net: 'required', starts_at: 'optional', ends_at: 'optional' } as const

interface PromotionFieldsProps {
  form: FormView<keyof typeof promotionTable>
  timeZone: string
  /** It has begun: its begin stays. */
  hasBegun?: boolean
}

/** Price, begin and end of a promotion. */
export function PromotionFields({ form, timeZone, hasBegun = false }: PromotionFieldsProps) {
  const t = promotionMessages[useLanguage()]
  return (
    <>
      <FormField form={form} name="price_net" label={t.net} inputMode="decimal" autoComplete="off" suffix="PLN" className="sm:w-56" />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField
          form={form}
          name="starts_at"
          label={t.begin}
          hint={hasBegun ? t.beganHint : t.beginHint(timeZone)}
          readOnly={hasBegun}
          type="datetime-local"
          className="min-w-0 grid-cols-1"
        />
        <FormField form={form} name="ends_at" label={t.end} hint={t.endHint} type="datetime-local" className="min-w-0 grid-cols-1" />
      </div>
    </>
  )
}

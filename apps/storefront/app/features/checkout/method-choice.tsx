import type { Cart } from '@stragan/contract'
import { Notice } from '@stragan/ui/notice'
import { RadioGroup } from '@stragan/ui/radio-group'
import { type ReactNode, useState } from 'react'
import { methodMessages } from '../cart/method.messages.ts'
import { MethodHint } from '../cart/method-hint.tsx'
import { methodReason } from '../cart/method-reason.ts'
import { intents } from './form-fields.ts'
import { refusalMessages } from './refusal.messages.ts'
import { useCartChange } from './use-cart-change.ts'
import { useCheckout } from './use-checkout.ts'

type Method = (Cart['deliveries'][number] | Cart['payments'][number]) & { end?: ReactNode; more?: string | false }

interface MethodChoiceProps {
  about: 'delivery' | 'payment'
  legend: string
  methods: readonly Method[]
  chosen: number | null
}

/** Radio group of methods, saved on change so that the total is final. Without scripts the form saves the choice. */
export function MethodChoice({ about, legend, methods, chosen }: MethodChoiceProps) {
  const { t, language, cart, customer, typed, result, errorOf } = useCheckout()
  const name = `${about}_id` as const
  const [wanted, setWanted] = useState(typed[name] ?? '')
  const { send, refused } = useCartChange(about)
  if (!cart)
    return (
      <>
        <input type="hidden" name={name} value={wanted} />
        <p className="text-quiet">{t.methodsUnavailable}</p>
      </>
    )
  const choose = (id: string) => {
    setWanted(id)
    send({ intent: intents.choose, [name]: id })
  }
  const current = methods.find(({ id }) => id === chosen)
  const why = (method: Method | undefined) => methodReason(language, cart, method, customer ? 'customer' : 'guest')
  const effect = cart[`${about}_effect`]
  const isNipMissing = result?.refused?.reason === 'nip_needed'
  const error = errorOf(name)
  return (
    <div id={name} tabIndex={-1} className="outline-none">
      <RadioGroup
        legend={legend}
        legendHidden
        name={name}
        value={wanted || String(chosen ?? '')}
        onChange={choose}
        required
        error={error && isNipMissing && current ? why({ ...current, reason: 'nip_needed' }) : error}
        choices={methods.map(method => ({
          value: String(method.id),
          label: method.name,
          hint: method.offered ? <MethodHint method={method} language={language} /> : why(method),
          end: method.offered && method.end,
          disabled: !method.offered,
        }))}
      />
      {effect.state === 'inactive' && (
        <div className="mt-3" role="status">
          <Notice tone="warning">{methodMessages[language].inactive(current?.name ?? '', why(current))}</Notice>
        </div>
      )}
      {refused && (
        <div className="mt-3">
          <Notice tone="danger" assertive>
            {refusalMessages[language].notSaved}
          </Notice>
        </div>
      )}
    </div>
  )
}

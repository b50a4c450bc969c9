import type { Cart } from '@stragan/contract'
import { Button } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { RadioGroup } from '@stragan/ui/radio-group'
import type { ReactNode } from 'react'
import { CartForm, useCartSubmission } from './cart-form.tsx'
import { methodMessages } from './method.messages.ts'
import { MethodHint } from './method-hint.tsx'
import { methodReason } from './method-reason.ts'
import { useCartPage } from './use-cart.ts'

interface MethodChoiceProps {
  about: 'delivery' | 'payment'
  legend: string
  /** Label of the submit button shown without JavaScript. */
  set: string
  chosen: number | null
  effect: Cart['delivery_effect']
  /** Above the methods. */
  children?: ReactNode
  methods: ((Cart['payments'][number] | Cart['deliveries'][number]) & { end: ReactNode; more: string | null })[]
}

/** Radio group of delivery or payment methods, submitted on change; unavailable methods show the reason. */
export function MethodChoice({ about, legend, set, chosen, effect, methods, children }: MethodChoiceProps) {
  const { t, language, cart } = useCartPage()
  const submission = useCartSubmission(about)
  const { wanted, refused } = submission
  const current = methods.find(({ id }) => id === chosen)
  return (
    <CartForm submission={submission} fields={{ intent: about }}>
      <h2 className="text-xl">{legend}</h2>
      {children}
      <RadioGroup
        legend={legend}
        legendHidden
        name="id"
        value={wanted?.id ?? String(chosen ?? '')}
        onChange={id => submission.send({ intent: about, id })}
        error={refused ? t.choiceRefused(refused.code) : undefined}
        choices={methods.map(method => ({
          value: String(method.id),
          label: method.name,
          hint: method.offered ? <MethodHint method={method} language={language} /> : methodReason(language, cart, method),
          end: method.offered && method.end,
          disabled: !method.offered,
        }))}
        className="mt-3"
      />
      {effect.state === 'inactive' && (
        <div className="mt-3">
          <Notice tone="warning">{methodMessages[language].inactive(current?.name ?? '', methodReason(language, cart, current))}</Notice>
        </div>
      )}
      <div className="mt-3 hidden noscript:block">
        <Button type="submit">{set}</Button>
      </div>
    </CartForm>
  )
}

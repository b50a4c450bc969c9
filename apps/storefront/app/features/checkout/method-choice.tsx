import { type ReactNode, useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { intents } from './form-fields.ts'
import { refusalMessages } from './refusal.messages.ts'
import { useChange } from './use-change.ts'
import { useCheckout } from './use-checkout.ts'

interface Method {
  id: number
  name: string
  description: string
  offered: boolean
  reason: string | null
  end?: ReactNode
}

interface MethodChoiceProps {
  about: 'delivery' | 'payment'
  legend: string
  methods: readonly Method[]
  chosen: number | null
}

/** One way of several, saved as it is ticked: then the total is the one that will be paid. Without scripts the form itself saves it. */
export function MethodChoice({ about, legend, methods, chosen }: MethodChoiceProps) {
  const { t, language, cart, customer, typed, errorOf } = useCheckout()
  const name = `${about}_id` as const
  const [wanted, setWanted] = useState(typed[name] ?? '')
  const { send, refused } = useChange(about)
  if (!cart)
    return (
      <>
        <input type="hidden" name={name} value={wanted} />
        <p className="text-quiet">{t.methodsKept}</p>
      </>
    )
  const choose = (id: string) => {
    setWanted(id)
    send({ intent: intents.choose, [name]: id })
  }
  return (
    <div id={name} tabIndex={-1} className="outline-none">
      <RadioGroup
        legend={legend}
        legendHidden
        name={name}
        value={wanted || String(chosen ?? '')}
        onChange={choose}
        required
        error={errorOf(name)}
        choices={methods.map(({ id, name, description, offered, reason, end }) => ({
          value: String(id),
          label: name,
          hint: offered ? description : t.methodReason(reason, cart.weight, customer !== null),
          end: offered && end,
          disabled: !offered,
        }))}
      />
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

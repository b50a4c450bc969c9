import { RadioGroup } from '@stragan/ui/radio-group'
import { Select } from '@stragan/ui/select'
import type { ReactNode } from 'react'
import { chosenIn, other, same } from './address-choice.ts'
import type { Side } from './form-fields.ts'
import { useCheckout } from './use-checkout.ts'

/** With more addresses than this a select replaces the radio group. */
const maxRadioChoices = 6

/** Choice of a saved address; the style sheet shows the fields when "another address" is chosen. */
export function AddressChoice({ side, children }: { side: Side; children: ReactNode }) {
  const { t, customer, typed, cart, errorOf } = useCheckout()
  const { saved = [] } = customer ?? {}
  if (saved.length === 0) return children
  const name = `${side}.id` as const
  const choices = [
    ...(side === 'delivery_address' ? [{ value: same, label: t.sameAsBilling }] : []),
    ...saved.map(({ id, name, text }) => ({ value: id, label: name, hint: text })),
    { value: other, label: t.otherAddress },
  ]
  const common = { name, defaultValue: chosenIn(saved, side, typed, cart), error: errorOf(name), required: true }
  return (
    <div className="group/choice">
      {saved.length > maxRadioChoices ? (
        <Select
          {...common}
          id={name}
          label={t.savedAddresses}
          options={choices.map(({ value, label, ...more }) => ({ value, label: 'hint' in more ? `${label}, ${more.hint}` : label }))}
        />
      ) : (
        <div id={name} tabIndex={-1} className="outline-none">
          <RadioGroup {...common} legend={t.savedAddresses} legendHidden choices={choices} />
        </div>
      )}
      <div className="mt-5 hidden group-has-[[value=other]:checked]/choice:block">{children}</div>
    </div>
  )
}

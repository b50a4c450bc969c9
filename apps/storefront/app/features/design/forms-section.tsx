import { Checkbox } from '@stragan/ui/checkbox'
import { Field, TextArea } from '@stragan/ui/field'
import { Quantity } from '@stragan/ui/quantity'
import { RadioGroup } from '@stragan/ui/radio-group'
import { Select } from '@stragan/ui/select'
import { useState } from 'react'
import { Row, Section } from './section.tsx'

const sorts = [
  { value: 'popular', label: 'Most popular' },
  { value: 'price', label: 'Price, lowest first' },
  { value: 'new', label: 'Newest' },
]

const deliveries = [
  { value: 'courier', label: 'Kurier', hint: 'Tomorrow, if ordered by 12:00', end: '14,99 zł' },
  { value: 'locker', label: 'Automat paczkowy 24/7', hint: 'In two days', end: 'gratis' },
  { value: 'pallet', label: 'Pallet', hint: 'Only from 30 kg', end: '129,00 zł', disabled: true },
]

export function FormsSection() {
  const [payment, setPayment] = useState('transfer')
  const [items, setItems] = useState('12')
  return (
    <>
      <Section id="field" title="Field and text area">
        <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
          <Field label="E-mail" type="email" required autoComplete="email" hint="We send the confirmation there." />
          <Field label="Postal code" required defaultValue="0-950" error="A postal code has five digits: 00-950." inputMode="numeric" />
          <Field label="NIP" note="optional" inputMode="numeric" placeholder="1234567890" />
          <Field label="Weight" suffix="kg" defaultValue="12,5" inputMode="decimal" />
          <Field label="Disabled" disabled defaultValue="Not now" />
          <Field label="Read only" readOnly defaultValue="ZAM/2026/000123" />
          <TextArea label="Remarks for the courier" note="optional" hint="At most 200 characters." className="sm:col-span-2" />
        </div>
      </Section>
      <Section id="select" title="Select">
        <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
          <Select label="Sort by" options={sorts} defaultValue="price" />
          <Select label="Country" options={sorts} required error="Choose a country we deliver to." />
          <Select label="Disabled" options={sorts} disabled />
          <Select label="Page size" labelHidden options={[{ value: '24', label: '24 per page' }]} />
        </div>
      </Section>
      <Section id="checkbox" title="Checkbox">
        <div className="max-w-2xl">
          <Checkbox label="Remember me on this computer" defaultChecked />
          <Checkbox
            required
            label={
              <>
                I accept the{' '}
                <a href="#checkbox" className="link">
                  terms of sale
                </a>{' '}
                of the shop
              </>
            }
            error="Without it we cannot take the order."
          />
          <Checkbox label="Faktura VAT" hint="We ask for your company’s NIP then." />
          <Checkbox label="Not available" disabled />
        </div>
      </Section>
      <Section id="radio" title="Radio group">
        <div className="grid max-w-3xl gap-8 md:grid-cols-2">
          <RadioGroup legend="Delivery" name="delivery" choices={deliveries} defaultValue="courier" />
          <RadioGroup
            legend="Payment"
            name="payment"
            choices={[
              { value: 'transfer', label: 'Przelew' },
              { value: 'blik', label: 'BLIK' },
            ]}
            value={payment}
            onChange={setPayment}
            error="BLIK takes at most PLN 5,000: choose another way."
          />
        </div>
      </Section>
      <Section id="quantity" title="Quantity">
        <Row>
          <Quantity
            label="Quantity"
            decrease="One less"
            increase="One more"
            value={items}
            onChange={event => setItems(event.target.value)}
          />
          <Quantity label="Quantity, small" decrease="One less" increase="One more" size="small" defaultValue={1} />
          <Quantity label="Quantity by ten" decrease="Ten less" increase="Ten more" min={10} step={10} defaultValue={50} aria-invalid />
          <Quantity label="Quantity, none left" decrease="One less" increase="One more" disabled defaultValue={0} />
        </Row>
      </Section>
    </>
  )
}

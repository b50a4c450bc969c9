import { hrefTo, type Language } from '@stragan/routing'
import { Checkbox } from '@stragan/ui/checkbox'
import { FormField, FormSelect } from '@stragan/ui/form-field'
import { PostForm } from '@stragan/ui/post-form'
import type { Country } from '@stragan/web/countries.server'
import { fieldMessages } from '../checkout/field.messages.ts'
import { accountMessages } from './account.messages.ts'
import { type AccountResult, accountForm, type FieldErrorText } from './account-form.ts'
import { AccountProblems } from './account-problems.tsx'
import type { SavedAddress } from './address-card.tsx'
import { addressesMessages } from './addresses.messages.ts'

interface FormProps {
  language: Language
  countries: readonly Country[]
  result: AccountResult | undefined
  /** The address to edit; undefined for a new one. */
  address: SavedAddress | undefined
  formKey: string
  /** Whether the form can be cancelled to return to a list. */
  cancels: boolean
}

const idOf = (name: string) => `address.${name}`

export function AddressForm({ language, countries, result, address, formKey, cancels }: FormProps) {
  const t = addressesMessages[language]
  const account = accountMessages[language]
  const code = result?.typed.country ?? address?.country ?? 'PL'
  const country = countries.find(({ value }) => value === code)?.label ?? code
  // Address fields have the same error texts as in the checkout.
  const fieldError: FieldErrorText = (name, wrong) =>
    fieldMessages[language].fieldError(
      `billing_address.${name}` as 'billing_address.city',
      wrong === 'missing' || wrong === 'long' ? wrong : 'wrong',
      { code, country },
    )
  const form = accountForm(language, { result, fieldError, saved: address, idOf })
  const isOn = (name: 'is_default_billing' | 'is_default_delivery') => (result ? result.typed[name] === 'on' : address?.[name] === true)
  return (
    <section aria-labelledby="address" className="max-w-2xl">
      <h2 id="address" className="scroll-mt-4 text-xl">
        {address ? t.editTitle : t.addTitle}
      </h2>
      <div className="mt-4 grid gap-5">
        <AccountProblems language={language} form={form} result={result} />
        <PostForm intent="save" submit={t.save} sending={account.sending}>
          <input type="hidden" name="key" value={formKey} />
          {address && <input type="hidden" name="id" value={address.id} />}
          <p className="text-quiet text-sm">{account.requiredHint}</p>
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            <FormField form={form} name="company" label={t.company} />
            <FormField form={form} name="nip" label={t.nipLabel} />
            <FormField form={form} name="first_name" label={t.first_name} />
            <FormField form={form} name="last_name" label={t.last_name} />
          </div>
          <FormField form={form} name="street" label={t.street} />
          <div className="grid grid-cols-[minmax(7.5rem,1fr)_2fr] gap-x-4">
            <FormField form={form} name="postal_code" label={t.postal_code} />
            <FormField form={form} name="city" label={t.city} />
          </div>
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            <FormSelect form={form} name="country" label={t.country} options={countries} defaultValue={code} />
            <FormField form={form} name="phone" label={t.phone} hint={t.phoneHint} />
          </div>
          <div>
            <Checkbox name="is_default_billing" label={t.defaultBilling} defaultChecked={isOn('is_default_billing')} />
            <Checkbox name="is_default_delivery" label={t.defaultDelivery} defaultChecked={isOn('is_default_delivery')} />
          </div>
        </PostForm>
        {cancels && (
          <p>
            <a href={hrefTo(language, 'addresses')} className="link target inline-flex items-center">
              {t.cancel}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

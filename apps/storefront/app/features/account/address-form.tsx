import { hrefTo, type Language } from '@stragan/routing'
import type { Country } from '../../platform/countries.server.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { PostForm } from '../auth/post-form.tsx'
import { fieldMessages } from '../checkout/field.messages.ts'
import { accountMessages } from './account.messages.ts'
import { AccountField } from './account-field.tsx'
import { type AccountAnswer, type FieldErrorText, maxLengths } from './account-form.ts'
import { AccountProblems } from './account-problems.tsx'
import type { SavedAddress } from './address-card.tsx'
import { addressesMessages } from './addresses.messages.ts'

interface FormProps {
  language: Language
  countries: readonly Country[]
  answer: AccountAnswer | undefined
  /** The address to edit; undefined for a new one. */
  address: SavedAddress | undefined
  /** Whether the form can be cancelled to return to a list. */
  cancels: boolean
}

const idOf = (name: string) => `address.${name}`

export function AddressForm({ language, countries, answer, address, cancels }: FormProps) {
  const t = addressesMessages[language]
  const account = accountMessages[language]
  const code = answer?.typed.country ?? address?.country ?? 'PL'
  const country = countries.find(({ value }) => value === code)?.label ?? code
  // Address fields have the same error texts as in the checkout.
  const fieldError: FieldErrorText = (name, wrong) =>
    fieldMessages[language].fieldError(
      `billing_address.${name}` as 'billing_address.city',
      wrong === 'missing' || wrong === 'long' ? wrong : 'wrong',
      maxLengths[name],
      { code, country },
    )
  const common = { language, answer, idOf, fieldError }
  const isOn = (name: 'is_default_billing' | 'is_default_delivery') => (answer ? answer.typed[name] === 'on' : address?.[name] === true)
  return (
    <section aria-labelledby="address" className="max-w-2xl">
      <h2 id="address" className="scroll-mt-4 text-xl">
        {address ? t.editTitle : t.addTitle}
      </h2>
      <div className="mt-4 grid gap-5">
        <AccountProblems {...common} />
        <PostForm intent="save" submit={t.save} sending={account.sending}>
          {address && <input type="hidden" name="id" value={address.id} />}
          <p className="text-quiet text-sm">{account.requiredHint}</p>
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            <AccountField {...common} name="company" label={t.company} savedValue={address?.company} autoComplete="organization" />
            <AccountField
              {...common}
              name="nip"
              label={t.nipLabel}
              savedValue={address?.nip}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <AccountField
              {...common}
              name="first_name"
              label={t.first_name}
              savedValue={address?.first_name}
              autoComplete="given-name"
              required
            />
            <AccountField
              {...common}
              name="last_name"
              label={t.last_name}
              savedValue={address?.last_name}
              autoComplete="family-name"
              required
            />
          </div>
          <AccountField {...common} name="street" label={t.street} savedValue={address?.street} autoComplete="address-line1" required />
          <div className="grid grid-cols-[minmax(7.5rem,1fr)_2fr] gap-x-4">
            <AccountField
              {...common}
              name="postal_code"
              label={t.postal_code}
              savedValue={address?.postal_code}
              autoComplete="postal-code"
              autoCapitalize="characters"
              required
            />
            <AccountField {...common} name="city" label={t.city} savedValue={address?.city} autoComplete="address-level2" required />
          </div>
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            <Select
              id={idOf('country')}
              name="country"
              label={t.country}
              options={countries}
              defaultValue={code}
              error={answer?.problems.country && fieldError('country', answer.problems.country)}
              autoComplete="country"
              required
            />
            <AccountField {...common} name="phone" label={t.phone} hint={t.phoneHint} savedValue={address?.phone} type="tel" />
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

import type { Customer } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { FormField } from '@stragan/ui/form-field'
import { PostForm } from '@stragan/ui/post-form'
import { Select } from '@stragan/ui/select'
import { accountMessages } from './account.messages.ts'
import { type AccountResult, accountForm } from './account-form.ts'
import { AccountProblems } from './account-problems.tsx'
import { profileMessages } from './profile.messages.ts'
import { ProfileSection, profileFieldError } from './profile-section.tsx'

const idOf = (name: string) => `data.${name}`

/** Form with the customer's personal data. */
export function DataForm({ language, result, person }: { language: Language; result: AccountResult | undefined; person: Customer }) {
  const t = profileMessages[language]
  const account = accountMessages[language]
  const form = accountForm(language, { result, fieldError: profileFieldError(language), saved: person, idOf })
  return (
    <ProfileSection id="data" title={t.data}>
      <p className="wrap-anywhere">
        <span className="text-quiet">{t.email}:</span> {person.email}
      </p>
      <AccountProblems language={language} form={form} result={result} />
      <PostForm intent="data" submit={t.save} sending={account.sending}>
        <p className="text-quiet text-sm">{account.requiredHint}</p>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormField form={form} name="first_name" label={t.first_name} />
          <FormField form={form} name="last_name" label={t.last_name} />
          <FormField form={form} name="company" label={t.company} />
          <FormField form={form} name="nip" label={t.nip} />
          <FormField form={form} name="phone" label={t.phone} />
          <Select
            id={idOf('language')}
            name="language"
            label={t.language}
            options={(['en', 'pl'] as const).map(value => ({ value, label: t.languages[value] }))}
            defaultValue={result?.typed.language ?? person.language}
          />
        </div>
      </PostForm>
    </ProfileSection>
  )
}

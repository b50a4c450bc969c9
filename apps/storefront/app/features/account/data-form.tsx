import type { Customer } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Select } from '../../ui/select.tsx'
import { PostForm } from '../auth/post-form.tsx'
import { accountMessages } from './account.messages.ts'
import { AccountField } from './account-field.tsx'
import type { AccountAnswer } from './account-form.ts'
import { AccountProblems } from './account-problems.tsx'
import { profileMessages } from './profile.messages.ts'
import { ProfileSection, profileFieldError } from './profile-section.tsx'

const idOf = (name: string) => `data.${name}`

/** Form with the customer's personal data. */
export function DataForm({ language, answer, person }: { language: Language; answer: AccountAnswer | undefined; person: Customer }) {
  const t = profileMessages[language]
  const account = accountMessages[language]
  const common = { language, answer, idOf, fieldError: profileFieldError(language) }
  return (
    <ProfileSection id="data" title={t.data}>
      <p className="wrap-anywhere">
        <span className="text-quiet">{t.email}:</span> {person.email}
      </p>
      <AccountProblems {...common} />
      <PostForm intent="data" submit={t.save} sending={account.sending}>
        <p className="text-quiet text-sm">{account.requiredHint}</p>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <AccountField
            {...common}
            name="first_name"
            label={t.first_name}
            savedValue={person.first_name}
            autoComplete="given-name"
            required
          />
          <AccountField
            {...common}
            name="last_name"
            label={t.last_name}
            savedValue={person.last_name}
            autoComplete="family-name"
            required
          />
          <AccountField {...common} name="company" label={t.company} savedValue={person.company} autoComplete="organization" />
          <AccountField
            {...common}
            name="nip"
            label={t.nip}
            savedValue={person.nip}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <AccountField {...common} name="phone" label={t.phone} savedValue={person.phone} type="tel" />
          <Select
            id={idOf('language')}
            name="language"
            label={t.language}
            options={(['en', 'pl'] as const).map(value => ({ value, label: t.languages[value] }))}
            defaultValue={answer?.typed.language ?? person.language}
          />
        </div>
      </PostForm>
    </ProfileSection>
  )
}

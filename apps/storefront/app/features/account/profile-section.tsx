import type { Language } from '@stragan/routing'
import type { ReactNode } from 'react'
import { authMessages } from '../auth/auth.messages.ts'
import { accountMessages } from './account.messages.ts'
import type { FieldErrorText, FieldName } from './account-form.ts'

/** A titled section of the profile. */
export function ProfileSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4 border-rule border-t pt-6 first:border-t-0 first:pt-0">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Error texts of profile fields, shared with registration. */
export const profileFieldError =
  (language: Language): FieldErrorText =>
  (name, wrong) => {
    const t = accountMessages[language]
    if (name === 'current_password') return wrong === 'missing' ? t.currentPasswordMissing : t.currentPasswordWrong
    return authMessages[language].fieldError(
      name as Exclude<FieldName, 'current_password' | 'street' | 'postal_code' | 'city' | 'country'>,
      wrong,
    )
  }

/** Hidden user name, so that password managers update the right entry. */
export const Username = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
)

import type { Language } from '@stragan/routing'
import type { ReactNode } from 'react'
import { authMessages } from '../auth/auth.messages.ts'
import { accountMessages } from './account.messages.ts'
import type { FieldErrorText, FieldName } from './account-form.ts'

/** A part of the profile under its title. */
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

/** What is wrong with a field of the profile: told as where the account is opened. */
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

/** Tells password managers whose password it is. */
export const Username = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
)

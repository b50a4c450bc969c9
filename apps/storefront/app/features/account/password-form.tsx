import type { Language } from '@stragan/routing'
import { FormField } from '@stragan/ui/form-field'
import { PostForm } from '@stragan/ui/post-form'
import { authMessages } from '../auth/auth.messages.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { accountMessages } from './account.messages.ts'
import { type AccountResult, accountForm } from './account-form.ts'
import { AccountProblems } from './account-problems.tsx'
import { profileMessages } from './profile.messages.ts'
import { ProfileSection, profileFieldError, Username } from './profile-section.tsx'

/** The new password's field is called `password`, as in every form that sets one. */
const idOf = (name: string) => (name === 'password' ? name : `password.${name}`)

/** Form that changes the password; requires the current one. */
export function PasswordForm({ language, result, email }: { language: Language; result: AccountResult | undefined; email: string }) {
  const t = profileMessages[language]
  const auth = authMessages[language]
  const form = accountForm(language, { result, fieldError: profileFieldError(language), idOf })
  return (
    <ProfileSection id="password-title" title={t.password}>
      <p className="text-quiet">{t.passwordLead}</p>
      <AccountProblems language={language} form={form} result={result} />
      <PostForm intent="password" submit={t.change} sending={accountMessages[language].sending}>
        <Username email={email} />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormField form={form} name="current_password" label={t.current} />
          <PasswordField language={language} form={form} label={auth.newPassword} hint={auth.passwordHint} autoComplete="new-password" />
        </div>
      </PostForm>
    </ProfileSection>
  )
}

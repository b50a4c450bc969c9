import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { FormField } from '@stragan/ui/form-field'
import { type AccountResult, accountForm } from './account-form.ts'
import { AccountProblems } from './account-problems.tsx'
import { profileMessages } from './profile.messages.ts'
import { ProfileSection, profileFieldError, Username } from './profile-section.tsx'

const idOf = (name: string) => `close.${name}`

/** Form that closes the account; requires the password. */
export function CloseAccount({ language, result, email }: { language: Language; result: AccountResult | undefined; email: string }) {
  const t = profileMessages[language]
  const form = accountForm(language, { result, fieldError: profileFieldError(language), idOf })
  return (
    <ProfileSection id="close" title={t.close}>
      <p>{t.closeLead}</p>
      <AccountProblems language={language} form={form} result={result} />
      <form method="post" action={hrefTo(language, 'profile')} noValidate className="grid gap-5">
        <input type="hidden" name="intent" value="close" />
        <Username email={email} />
        <FormField form={form} name="current_password" label={t.current} className="sm:w-1/2" />
        <Button type="submit" kind="danger" className="justify-self-start max-sm:w-full">
          {t.closeNow}
        </Button>
      </form>
    </ProfileSection>
  )
}

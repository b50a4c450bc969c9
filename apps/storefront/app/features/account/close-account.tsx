import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { AccountField } from './account-field.tsx'
import type { AccountAnswer } from './account-form.ts'
import { AccountProblems } from './account-problems.tsx'
import { profileMessages } from './profile.messages.ts'
import { ProfileSection, profileFieldError, Username } from './profile-section.tsx'

const idOf = (name: string) => `close.${name}`

/** Form that closes the account; requires the password. */
export function CloseAccount({ language, answer, email }: { language: Language; answer: AccountAnswer | undefined; email: string }) {
  const t = profileMessages[language]
  const common = { language, answer, idOf, fieldError: profileFieldError(language) }
  return (
    <ProfileSection id="close" title={t.close}>
      <p>{t.closeLead}</p>
      <AccountProblems {...common} />
      <form method="post" action={hrefTo(language, 'profile')} noValidate className="grid gap-5">
        <input type="hidden" name="intent" value="close" />
        <Username email={email} />
        <AccountField
          {...common}
          name="current_password"
          label={t.current}
          type="password"
          autoComplete="current-password"
          required
          className="sm:w-1/2"
        />
        <Button type="submit" kind="danger" className="justify-self-start max-sm:w-full">
          {t.closeNow}
        </Button>
      </form>
    </ProfileSection>
  )
}

import { Button } from '@stragan/ui/button'
import { FormField, FormSelect } from '@stragan/ui/form-field'
import { PasswordField } from '@stragan/ui/password-field'
import { formMessages, languageOptions } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import type { Account } from '../../platform/office.server.ts'
import { Form, Question } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { passwordMessages } from '../../platform/password.messages.ts'
import { accountMessages } from './account.messages.ts'
import { passwordTable, profileTable } from './account-forms.ts'

export function ProfileSection({ account: { name, language: own }, answer }: { account: Account; answer: object | undefined }) {
  const language = useLanguage()
  const t = accountMessages[language]
  const texts = formMessages[language]
  const form = officeForm(language, { fields: profileTable, answer, intent: 'profile', saved: { name, language: own } })
  return (
    <Section id="profile" title={t.profile}>
      <Form form={form} submit={texts.save} className="max-w-xl">
        <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
          <FormField form={form.view} name="name" label={texts.name} />
          <FormSelect form={form.view} name="language" label={texts.language} options={languageOptions} />
        </div>
      </Form>
    </Section>
  )
}

export function PasswordSection({ email, answer }: { email: string; answer: object | undefined }) {
  const language = useLanguage()
  const t = accountMessages[language]
  const texts = { ...formMessages[language], ...passwordMessages[language] }
  const form = officeForm(language, { fields: passwordTable, answer, intent: 'password' })
  return (
    <Section id="password" title={t.password} lead={t.passwordLead}>
      <Form form={form} submit={t.change} className="max-w-xl">
        {/* Password managers update the right entry. */}
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordField
            form={form.view}
            name="current_password"
            label={texts.currentPassword}
            texts={texts}
            autoComplete="current-password"
          />
          <PasswordField
            form={form.view}
            name="password"
            label={texts.newPassword}
            hint={texts.passwordHint}
            texts={texts}
            autoComplete="new-password"
          />
        </div>
      </Form>
    </Section>
  )
}

export function SecondFactorSection({ account: { has_authenticator, passkeys, recovery_codes_left } }: { account: Account }) {
  const t = accountMessages[useLanguage()]
  return (
    <Section
      id="second-factor"
      title={t.secondFactor}
      lead={has_authenticator ? t.on(recovery_codes_left) : passkeys > 0 ? t.passkeyOnly : t.off}
    >
      <div className="flex flex-wrap gap-3">
        {has_authenticator ? (
          <>
            <IntentButton intent="recovery-codes" label={t.newCodes} />
            <IntentButton intent="set-up" label={t.replaceApp} />
            <Question
              id="disable"
              label={t.disable}
              name={t.disableQuestion}
              title={t.disableQuestion}
              text={t.disableText}
              confirm={t.disable}
              intent="disable"
            />
          </>
        ) : (
          <IntentButton intent="set-up" label={t.setUp} kind="primary" />
        )}
      </div>
    </Section>
  )
}

const IntentButton = ({ intent, label, kind = 'secondary' }: { intent: string; label: string; kind?: 'primary' | 'secondary' }) => (
  <form method="post">
    <FormKey />
    <input type="hidden" name="intent" value={intent} />
    <Button type="submit" kind={kind} {...(kind === 'secondary' && { size: 'small' })}>
      {label}
    </Button>
  </form>
)

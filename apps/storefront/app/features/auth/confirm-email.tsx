import { hrefTo, type Language } from '@stragan/routing'
import { FormSummary } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { PostForm } from '@stragan/ui/post-form'
import { authMessages } from './auth.messages.ts'
import { type AuthResult, authForm } from './form.ts'
import { loginMessages } from './login.messages.ts'
import { PasswordField } from './password-field.tsx'

interface ConfirmProps {
  language: Language
  token: string
  /** Undefined until the form is submitted. */
  result: AuthResult | undefined
}

/** Form that confirms a registration. Opening the link is not enough: the password is required. */
export function ConfirmEmail({ language, token, result }: ConfirmProps) {
  const t = loginMessages[language]
  const auth = authMessages[language]
  const form = authForm(language, result)
  if (result?.refused?.code === 'link_invalid')
    return (
      <Notice tone="warning" assertive title={t.linkInvalid}>
        <p>{t.linkInvalidHint}</p>
        <p>
          <a href={hrefTo(language, 'customerLogin')} className="link target inline-flex items-center">
            {t.submit}
          </a>
        </p>
      </Notice>
    )
  const isWrongPassword = result?.refused?.code === 'login_failed'
  return (
    <div className="grid gap-6">
      {isWrongPassword ? (
        <Notice tone="danger" assertive title={t.wrongPassword}>
          <p>{t.wrongPasswordHint}</p>
        </Notice>
      ) : (
        <FormSummary form={form} result={result} title={t.confirmProblems} refusal={result?.refused && auth.refusal(result.refused)} />
      )}
      <p>{t.confirmHint}</p>
      <PostForm intent="confirm" submit={t.confirm} sending={t.confirming}>
        <input type="hidden" name="token" value={token} />
        <PasswordField language={language} form={form} label={auth.password} autoComplete="current-password" />
      </PostForm>
      <p>
        {t.passwordForgotten}{' '}
        <a href={hrefTo(language, 'customerRegister')} className="link target inline-flex items-center">
          {t.registerAgain}
        </a>
      </p>
    </div>
  )
}

import { hrefTo, type Language } from '@stragan/routing'
import { Notice } from '@stragan/ui/notice'
import { authMessages } from './auth.messages.ts'
import type { FormAnswer } from './form.ts'
import { PasswordField } from './form-field.tsx'
import { AuthFormProblems } from './form-problems.tsx'
import { loginMessages } from './login.messages.ts'
import { PostForm } from './post-form.tsx'

interface ConfirmProps {
  language: Language
  token: string
  /** Undefined until the form is submitted. */
  answer: FormAnswer | undefined
}

/** Form that confirms a registration. Opening the link is not enough: the password is required. */
export function ConfirmEmail({ language, token, answer }: ConfirmProps) {
  const t = loginMessages[language]
  if (answer?.refused?.code === 'link_invalid')
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
  const isWrongPassword = answer?.refused?.code === 'login_failed'
  return (
    <div className="grid gap-6">
      {isWrongPassword ? (
        <Notice tone="danger" assertive title={t.wrongPassword}>
          <p>{t.wrongPasswordHint}</p>
        </Notice>
      ) : (
        <AuthFormProblems language={language} answer={answer} title={t.confirmProblems} />
      )}
      <p>{t.confirmHint}</p>
      <PostForm intent="confirm" submit={t.confirm} sending={t.confirming}>
        <input type="hidden" name="token" value={token} />
        <PasswordField language={language} answer={answer} label={authMessages[language].password} autoComplete="current-password" />
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

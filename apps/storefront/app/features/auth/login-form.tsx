import { hrefTo, type Language } from '@stragan/routing'
import { authMessages } from './auth.messages.ts'
import type { FormAnswer } from './form.ts'
import { EmailField, PasswordField } from './form-field.tsx'
import { AuthFormProblems } from './form-problems.tsx'
import { loginMessages } from './login.messages.ts'
import { PostForm } from './post-form.tsx'

interface LoginFormProps {
  language: Language
  /** The page's path without its query, so that a confirmation in the query is not repeated. */
  action: string
  answer: FormAnswer | undefined
  returnTo: string
}

export function LoginForm({ language, action, answer, returnTo }: LoginFormProps) {
  const t = loginMessages[language]
  return (
    <div className="grid gap-6">
      <AuthFormProblems language={language} answer={answer} title={t.problems} />
      <PostForm intent="login" action={action} submit={t.submit} sending={t.sending}>
        {returnTo && <input type="hidden" name="return_to" value={returnTo} />}
        <EmailField language={language} answer={answer} autoComplete="username" />
        <div className="grid gap-1">
          <PasswordField language={language} answer={answer} label={authMessages[language].password} autoComplete="current-password" />
          <p>
            <a href={hrefTo(language, 'resetPassword')} className="link target inline-flex items-center text-sm">
              {t.forgotten}
            </a>
          </p>
        </div>
      </PostForm>
    </div>
  )
}

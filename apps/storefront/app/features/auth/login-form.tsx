import { hrefTo, type Language } from '@stragan/routing'
import { FormField, FormSummary } from '@stragan/ui/form-field'
import { PostForm } from '@stragan/ui/post-form'
import { authMessages } from './auth.messages.ts'
import { type AuthResult, authForm } from './form.ts'
import { loginMessages } from './login.messages.ts'
import { PasswordField } from './password-field.tsx'

interface LoginFormProps {
  language: Language
  /** The page's path without its query, so that a confirmation in the query is not repeated. */
  action: string
  result: AuthResult | undefined
  returnTo: string
}

export function LoginForm({ language, action, result, returnTo }: LoginFormProps) {
  const t = loginMessages[language]
  const auth = authMessages[language]
  const form = authForm(language, result)
  return (
    <div className="grid gap-6">
      <FormSummary form={form} result={result} title={t.problems} refusal={result?.refused && auth.refusal(result.refused)} />
      <PostForm intent="login" action={action} submit={t.submit} sending={t.sending}>
        {returnTo && <input type="hidden" name="return_to" value={returnTo} />}
        <FormField form={form} name="email" label={auth.email} autoComplete="username" />
        <div className="grid gap-1">
          <PasswordField language={language} form={form} label={auth.password} autoComplete="current-password" />
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

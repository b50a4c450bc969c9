import { hrefTo, type Language } from '@stragan/routing'
import { ConsentField, DocumentText, FormField } from '@stragan/ui/form-field'
import { PostForm } from '@stragan/ui/post-form'
import { RadioGroup } from '@stragan/ui/radio-group'
import type { FormView } from '../../platform/form.ts'
import { authMessages } from './auth.messages.ts'
import type { AuthResult, FieldName } from './form.ts'
import { PasswordField } from './password-field.tsx'
import { registerMessages } from './register.messages.ts'

interface RegisterProps {
  language: Language
  form: FormView<FieldName>
  result: AuthResult | undefined
  formKey: string
  returnTo: string | null
}

export function RegisterForm({ language, form, result, formKey, returnTo }: RegisterProps) {
  const t = registerMessages[language]
  const auth = authMessages[language]
  const consent = { form, newTab: t.newTab }
  return (
    <PostForm intent="register" submit={t.submit} sending={t.sending}>
      <input type="hidden" name="key" value={formKey} />
      {returnTo && <input type="hidden" name="return_to" value={returnTo} />}
      <p className="text-quiet text-sm">{auth.requiredHint}</p>
      <div className="group/buyer grid gap-5">
        <RadioGroup
          legend={t.kind}
          legendHidden
          name="kind"
          defaultValue={result?.typed.kind === 'company' ? 'company' : 'person'}
          choices={[
            { value: 'person', label: t.person },
            { value: 'company', label: t.companyBuyer },
          ]}
          className="[&_ul]:grid [&_ul]:grid-cols-2 [&_ul]:divide-y-0"
        />
        {/* Company fields: shown and sent for companies only. */}
        <div className="hidden gap-x-4 gap-y-5 group-has-[input[value=company]:checked]/buyer:grid sm:grid-cols-2">
          <FormField form={form} name="company" label={t.company} />
          <FormField form={form} name="nip" label={t.nip} />
        </div>
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField form={form} name="first_name" label={t.first_name} />
        <FormField form={form} name="last_name" label={t.last_name} />
        <FormField form={form} name="email" label={auth.email} hint={t.emailHint} autoComplete="username" />
        <FormField form={form} name="phone" label={t.phone} />
        <PasswordField language={language} form={form} label={auth.password} hint={auth.passwordHint} autoComplete="new-password" />
      </div>
      <div>
        <ConsentField
          {...consent}
          name="regulations_accepted"
          text={t.accept}
          document={t.regulations}
          href={hrefTo(language, 'regulations')}
        />
        <p className="mt-2 text-quiet text-sm">
          <DocumentText text={t.privacyText} document={t.privacy} href={hrefTo(language, 'privacyPolicy')} newTab={t.newTab} />
        </p>
      </div>
    </PostForm>
  )
}

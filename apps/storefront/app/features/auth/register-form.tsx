import { hrefTo, type Language, type PageId } from '@stragan/routing'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { authMessages } from './auth.messages.ts'
import type { FormAnswer } from './form.ts'
import { EmailField, FormField, PasswordField } from './form-field.tsx'
import { PostForm } from './post-form.tsx'
import { registerMessages } from './register.messages.ts'

interface RegisterProps {
  language: Language
  answer: FormAnswer | undefined
  formKey: string
  returnTo: string | null
}

export function RegisterForm({ language, answer, formKey, returnTo }: RegisterProps) {
  const t = registerMessages[language]
  const auth = authMessages[language]
  const common = { language, answer }
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
          defaultValue={answer?.typed.kind === 'company' ? 'company' : 'person'}
          choices={[
            { value: 'person', label: t.person },
            { value: 'company', label: t.companyBuyer },
          ]}
          className="[&_ul]:grid [&_ul]:grid-cols-2 [&_ul]:divide-y-0"
        />
        {/* Company fields: shown and sent for companies only. */}
        <div className="hidden gap-x-4 gap-y-5 group-has-[input[value=company]:checked]/buyer:grid sm:grid-cols-2">
          <FormField {...common} name="company" label={t.company} autoComplete="organization" required />
          <FormField {...common} name="nip" label={t.nip} autoComplete="off" autoCapitalize="characters" spellCheck={false} required />
        </div>
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField {...common} name="first_name" label={t.first_name} autoComplete="given-name" required />
        <FormField {...common} name="last_name" label={t.last_name} autoComplete="family-name" required />
        <EmailField {...common} hint={t.emailHint} autoComplete="username" />
        <FormField {...common} name="phone" label={t.phone} type="tel" />
        <PasswordField {...common} label={auth.password} hint={auth.passwordHint} autoComplete="new-password" />
      </div>
      <div>
        <Consent {...common} name="regulations_accepted" text={t.accept} document={t.regulations} page="regulations" />
        <Consent {...common} name="privacy_accepted" text={t.privacyRead} document={t.privacy} page="privacyPolicy" />
      </div>
    </PostForm>
  )
}

interface ConsentProps extends Omit<RegisterProps, 'formKey' | 'returnTo'> {
  name: 'regulations_accepted' | 'privacy_accepted'
  text: string
  document: string
  page: Extract<PageId, 'regulations' | 'privacyPolicy'>
}

/** The document opens in a new tab, so that the form's values are not lost. */
function Consent({ language, answer, name, text, document, page }: ConsentProps) {
  const wrong = answer?.problems[name]
  const label = (
    <>
      {text}{' '}
      <a href={hrefTo(language, page)} target="_blank" rel="noopener" className="link">
        {document}
        <span className="sr-only"> {registerMessages[language].newTab}</span>
      </a>
    </>
  )
  return (
    <Checkbox
      id={name}
      name={name}
      label={label}
      defaultChecked={answer?.typed[name] === 'on'}
      error={wrong && authMessages[language].fieldError(name, wrong)}
      required
    />
  )
}

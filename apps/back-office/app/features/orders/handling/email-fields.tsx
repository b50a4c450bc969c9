import { Button } from '@stragan/ui/button'
import { Checkbox } from '@stragan/ui/checkbox'
import { FormField, FormTextArea } from '@stragan/ui/form-field'
import type { OfficeForm } from '../../../platform/form.ts'
import { useLanguage } from '../../../platform/language.ts'
import type { Preview } from './effects.tsx'
import { EmailPreview } from './email-preview.tsx'
import { handlingMessages } from './handling.messages.ts'

export const emailTable = { subject: 'required', message: 'optional' } as const

interface EmailFieldsProps {
  form: OfficeForm<keyof typeof emailTable>
  email: NonNullable<Preview['email']>
  isLeftOut: boolean
}

/** The e-mail of a move: as it will be sent, with what staff may change. */
export function EmailFields({ form: { view }, email, isLeftOut }: EmailFieldsProps) {
  const t = handlingMessages[useLanguage()]
  const { recipient, language, is_required } = email
  return (
    <section aria-labelledby="email" className="grid gap-5">
      <div className="grid max-w-prose gap-1">
        <h2 id="email" className="text-lg">
          {t.email}
        </h2>
        <p className="wrap-anywhere text-quiet text-sm">{t.emailLead(recipient, t.languages[language])}</p>
      </div>
      <FormField form={view} name="subject" label={t.subject} autoComplete="off" lang={language} />
      <FormTextArea form={view} name="message" label={t.message} hint={t.messageHint} />
      <Button type="submit" name="preview" value="on" className="justify-self-start max-sm:w-full">
        {t.showEmail}
      </Button>
      <EmailPreview email={email} />
      {is_required ? <p className="text-sm">{t.required}</p> : <Checkbox name="leave_out" label={t.leaveOut} defaultChecked={isLeftOut} />}
    </section>
  )
}

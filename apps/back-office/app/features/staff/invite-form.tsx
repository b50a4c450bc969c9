import { roles } from '@stragan/contract/admin'
import { FormField, FormSelect } from '@stragan/ui/form-field'
import { formMessages, languageOptions } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { roleOptions } from './role-options.ts'
import { staffMessages } from './staff.messages.ts'

export const inviteTable = { email: 'required', role: 'required', language: 'required' } as const

/** Invites a person by e-mail. */
export function InviteForm({ answer }: { answer: object | undefined }) {
  const language = useLanguage()
  const t = staffMessages[language]
  const texts = formMessages[language]
  const saved = { role: roles[2], language }
  const form = officeForm(language, { fields: inviteTable, answer, intent: 'invite', saved })
  return (
    <Section id="invite" title={t.invite} lead={t.inviteLead}>
      <Form form={form} submit={t.sendInvitation} className="max-w-2xl">
        <FormField form={form.view} name="email" label={texts.email} autoComplete="off" />
        <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
          <FormSelect form={form.view} name="role" label={texts.role} options={roleOptions(language)} />
          <FormSelect form={form.view} name="language" label={t.emailLanguage} options={languageOptions} />
        </div>
      </Form>
    </Section>
  )
}

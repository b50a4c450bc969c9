import { FormField } from '@stragan/ui/form-field'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { hostMessages } from './hosts.messages.ts'

export const addHostTable = { host: 'required' } as const

/** Adds a host to the shop. */
export function AddHostForm({ answer }: { answer: object | undefined }) {
  const language = useLanguage()
  const t = hostMessages[language]
  const form = officeForm(language, { fields: addHostTable, answer, intent: 'add' })
  return (
    <Section id="add" title={t.add} lead={t.addLead}>
      <Form form={form} submit={t.submit} className="max-w-2xl">
        <FormField form={form.view} name="host" label={t.host} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form>
    </Section>
  )
}

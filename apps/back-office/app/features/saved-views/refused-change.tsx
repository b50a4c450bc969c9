import { FormField } from '@stragan/ui/form-field'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form, Refusal } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { ForWhom } from './for-whom.tsx'
import { savedViewMessages } from './saved-views.messages.ts'
import { viewTable } from './view-table.ts'

interface RefusedChangeProps {
  views: readonly { id: string; name: string; query: string }[]
  canShare: boolean
  answer: object | undefined
}

/** A change of a view that was refused, with what was typed: the page comes with its dialog closed. */
export function RefusedChange({ views, canShare, answer }: RefusedChangeProps) {
  const language = useLanguage()
  const t = savedViewMessages[language]
  const form = officeForm(language, { fields: viewTable, answer, intent: 'change' })
  const view = views.find(({ id }) => id === form.result?.typed.id)
  if (!view) return <Refusal form={form} />
  return (
    <Section id="change" title={t.changeNamed(view.name)}>
      <Form form={form} submit={t.change} className="max-w-2xl">
        <input type="hidden" name="id" value={view.id} />
        <input type="hidden" name="query" value={view.query} />
        <FormField form={form.view} name="name" label={t.name} autoComplete="off" />
        {canShare && <ForWhom id="change" isShared={form.view.valueOf('is_shared') === 'true'} />}
      </Form>
    </Section>
  )
}

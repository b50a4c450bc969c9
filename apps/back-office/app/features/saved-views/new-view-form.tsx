import { FormField } from '@stragan/ui/form-field'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { ForWhom } from './for-whom.tsx'
import { savedViewMessages } from './saved-views.messages.ts'
import { viewTable } from './view-table.ts'

interface NewViewFormProps {
  /** Of the list. */
  path: string
  query: string
  /** Whether the person may save views for everybody. */
  canShare: boolean
  answer: object | undefined
}

/** Saves filters under a name. */
export function NewViewForm({ path, query, canShare, answer }: NewViewFormProps) {
  const language = useLanguage()
  const t = savedViewMessages[language]
  const form = officeForm(language, { fields: viewTable, answer, intent: 'save' })
  return (
    <Section
      id="new"
      title={t.newView}
      lead={
        <>
          {t.newLead}{' '}
          <a id={form.view.idOf('query')} href={`${path}?${query}`} className="link">
            {t.show}
          </a>
        </>
      }
    >
      <Form form={form} submit={t.save} className="max-w-2xl">
        <input type="hidden" name="query" value={query} />
        <FormField form={form.view} name="name" label={t.name} autoComplete="off" />
        {canShare && <ForWhom id="new" isShared={form.view.valueOf('is_shared') === 'true'} />}
      </Form>
    </Section>
  )
}

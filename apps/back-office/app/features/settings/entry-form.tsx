import type { ConfigurationScope } from '@stragan/contract'
import { DraftNotice } from '../../platform/drafts/draft-notice.tsx'
import { useLanguage } from '../../platform/language.ts'
import { RefusedChange } from '../../platform/refused-change.tsx'
import { SaveForm } from '../../platform/save-form.tsx'
import { type Json, rootName, valuesOf } from './fields/entry-values.ts'
import { FieldsView, type FormState } from './fields/field-view.tsx'
import { sectionsOf } from './fields/form-sections.ts'
import type { ScopeForm } from './fields/scope-fields.ts'
import { settingsMessages } from './settings.messages.ts'
import { type Answer, type EntryDraft, formId } from './settings-answer.ts'

interface EntryFormProps {
  scope: ConfigurationScope
  form: ScopeForm
  entry: Json
  revision: string
  countries: FormState['countries']
  codes?: FormState['codes']
  canWrite: boolean
  /** Null where the person may not write. */
  draft: EntryDraft | null
  answer: Answer | undefined
}

/** The form of one entry. After a refusal it has what was typed, else what a draft has. */
export function EntryForm({ scope, form, entry, revision, countries, codes = {}, canWrite, draft, answer }: EntryFormProps) {
  const language = useLanguage()
  const t = settingsMessages[language]
  const values = valuesOf(form.fields, answer?.entry ?? draft?.entry ?? entry, language)
  const state: FormState = { ...form, values, errors: answer?.errors ?? {}, countries, codes, t }
  return (
    <>
      {answer ? <RefusedChange answer={answer} /> : draft && <DraftNotice draft={draft.state} />}
      <SaveForm
        id={formId}
        canWrite={canWrite}
        draft={draft?.state}
        isRefused={answer !== undefined}
        fields={{ intent: 'save', revision: answer?.revision ?? draft?.state.stored?.revision ?? revision }}
      >
        {sectionsOf(scope, form.fields).map(({ key, fields }) =>
          key === null ? (
            <FieldsView key="all" form={state} fields={fields} name={rootName} />
          ) : (
            <section key={key} aria-labelledby={`section-${key}`} className="grid gap-4">
              <h2 id={`section-${key}`} className="border-rule border-b pb-1 text-lg">
                {t.section(key)}
              </h2>
              <FieldsView form={state} fields={fields} name={rootName} />
            </section>
          ),
        )}
      </SaveForm>
    </>
  )
}

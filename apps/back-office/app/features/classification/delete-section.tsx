import { useActionData } from 'react-router'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Question, Refusal } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { classificationMessages } from './classification.messages.ts'

interface DeleteProps {
  name: string
  /** What it is used by, as a sentence; null where nothing uses it. */
  usedBy: string | null
}

/** Deletes what a page is about, after a question; what is in use says by what. */
export function DeleteSection({ name, usedBy }: DeleteProps) {
  const language = useLanguage()
  const t = classificationMessages[language]
  const answer = useActionData<object>()
  return (
    <Section id="delete" title={t.deletion} lead={usedBy ?? t.deletable}>
      <Refusal form={officeForm(language, { fields: {}, answer, intent: 'delete' })} />
      {usedBy === null && (
        <div>
          <Question
            id="delete-question"
            label={t.delete}
            name={t.deleteNamed(name)}
            title={t.deleteQuestion(name)}
            text={t.deleteText}
            confirm={t.delete}
            intent="delete"
          />
        </div>
      )}
    </Section>
  )
}

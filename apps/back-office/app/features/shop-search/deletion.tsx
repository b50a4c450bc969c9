import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Question, Refusal } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { shopSearchMessages } from './shop-search.messages.ts'

/** Deletes what a page is about, after a question. */
export function Deletion({ name, answer }: { name: string; answer: object | undefined }) {
  const language = useLanguage()
  const t = shopSearchMessages[language]
  return (
    <Section id="deletion" title={t.deletion} lead={t.deletionLead}>
      <Refusal form={officeForm(language, { fields: {}, answer, intent: 'delete' })} />
      <div>
        <Question
          id="delete"
          label={t.deletion}
          name={`${t.deletion}: ${name}`}
          title={t.deleteQuestion(name)}
          text={t.deletionLead}
          confirm={t.deletion}
          intent="delete"
          fields={{ subject: name }}
        />
      </div>
    </Section>
  )
}

import { FormProblems } from '@stragan/ui/form-problems'
import { Differences } from '../../platform/differences.tsx'
import { formMessages } from '../../platform/form.messages.ts'
import { useLanguage } from '../../platform/language.ts'
import { ListForm } from '../../platform/uploads/list-form.tsx'
import { entryIn } from '../../platform/uploads/refused-list.ts'
import { DocumentFields } from './document-fields.tsx'
import { documentMessages } from './documents.messages.ts'
import { type DocumentsAnswer, type ListedDocument, nameField } from './documents-form.ts'

interface DocumentListProps {
  documents: readonly ListedDocument[]
  origin: string
  canWrite: boolean
  answer: DocumentsAnswer | undefined
}

/** The data sheets of a product in order. */
export function DocumentList({ documents, origin, canWrite, answer }: DocumentListProps) {
  const list = (
    <ol className="grid gap-8">
      {documents.map((document, i) => (
        <DocumentFields
          key={document.id}
          stored={document}
          {...entryIn(answer, document)}
          place={i + 1}
          isLast={i === documents.length - 1}
          origin={origin}
          canWrite={canWrite}
        />
      ))}
    </ol>
  )
  if (!canWrite) return list
  return (
    <>
      {answer && <Refused answer={answer} documents={documents} />}
      <ListForm intent="documents">{list}</ListForm>
    </>
  )
}

const languages = ['en', 'pl'] as const

function Refused({ answer, documents }: { answer: DocumentsAnswer; documents: readonly ListedDocument[] }) {
  const language = useLanguage()
  const t = documentMessages[language]
  const { typed, refusal, isConflict } = answer
  const label = { en: t.nameEn, pl: t.namePl }
  const nameless = typed.flatMap(({ id, title }) =>
    languages.flatMap(one => (title[one] === '' ? [{ id: nameField(one, id), text: `${label[one]}: ${t.nameMissing}` }] : [])),
  )
  const differences = documents.flatMap(document => {
    const { title, file_name } = document
    if (!isConflict) return []
    const { shown } = entryIn(answer, document)
    const differing = languages.filter(one => shown.title[one] !== title[one])
    return differing.map(one => ({ label: `${file_name}: ${label[one]}`, before: null, stored: title[one], typed: shown.title[one] }))
  })
  if (nameless.length > 0 && !isConflict)
    return <FormProblems result={answer} title={formMessages[language].toCorrect(nameless.length)} problems={nameless} />
  return (
    <FormProblems result={answer} title={refusal.title} problems={[]} tone={isConflict ? 'warning' : 'danger'}>
      <p>{refusal.text}</p>
      <Differences rows={differences} />
    </FormProblems>
  )
}

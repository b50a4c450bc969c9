import type { ErrorCode } from '@stragan/contract'
import { FormProblems } from '@stragan/ui/form-problems'
import { useLanguage } from '../../platform/language.ts'
import { FileForm } from '../../platform/uploads/file-form.tsx'
import { importMessages } from './imports.messages.ts'

type Texts = (typeof importMessages)['en']

const refusalText = (refused: ErrorCode, t: Texts) =>
  ({ files_expected: t.noFile, body_too_large: t.tooLarge, import_unreadable: t.unreadable, too_many_imports: t.tooMany })[
    refused as string
  ] ?? t.otherwise

/** Takes one file. */
export function ImportUpload({ refused }: { refused: ErrorCode | undefined }) {
  const t = importMessages[useLanguage()]
  return (
    <div className="grid gap-4">
      {refused && (
        <FormProblems result={{ refused }} title={t.notUploaded} problems={[]}>
          <p>{refusalText(refused, t)}</p>
        </FormProblems>
      )}
      <FileForm texts={t} accept=".csv,.txt,.xlsx,text/csv" kind="primary" />
    </div>
  )
}

import type { ErrorCode } from '@stragan/contract'
import type { ArchiveReason } from '@stragan/contract/admin'
import { FormProblems } from '@stragan/ui/form-problems'
import { useLanguage } from '../../platform/language.ts'
import { FileForm } from '../../platform/uploads/file-form.tsx'
import { archiveMessages } from './archives.messages.ts'
import { Reason } from './reason.tsx'

export interface UploadRefusal {
  refused: ErrorCode
  /** Why the file is no archive that can be read in. */
  reason: ArchiveReason | null
}
export const isUploadRefusal = (answer: object | undefined): answer is UploadRefusal => answer !== undefined && 'reason' in answer

type Texts = (typeof archiveMessages)['en']
const refusalText = (refused: ErrorCode, t: Texts) =>
  ({ files_expected: t.noFile, body_too_large: t.tooLarge, archive_in_progress: t.inProgress })[refused as string] ?? t.otherwise

/** Takes one archive. */
export function ArchiveUpload({ refusal }: { refusal: UploadRefusal | undefined }) {
  const t = archiveMessages[useLanguage()]
  return (
    <div className="grid gap-4">
      {refusal && (
        <FormProblems result={refusal} title={t.notUploaded} problems={[]}>
          {refusal.reason === null ? (
            <p>{refusalText(refusal.refused, t)}</p>
          ) : (
            <Reason before={t.refusedBecause} reason={refusal.reason} />
          )}
        </FormProblems>
      )}
      <FileForm texts={t} accept=".zip,application/zip" />
    </div>
  )
}

import type { ErrorCode } from '@stragan/contract'
import { Button } from '@stragan/ui/button'
import { FormProblems } from '@stragan/ui/form-problems'
import { Labelled } from '@stragan/ui/labelled'
import { useState } from 'react'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { fileInput } from '../../platform/uploads/upload-form.tsx'
import { archiveMessages } from './archives.messages.ts'
import { Reason } from './reason.tsx'

export interface UploadRefusal {
  refused: ErrorCode
  /** Why the file is no archive that can be read in. */
  reason: string | null
}
export const isUploadRefusal = (answer: object | undefined): answer is UploadRefusal => answer !== undefined && 'reason' in answer

type Texts = (typeof archiveMessages)['en']
const refusalText = (refused: ErrorCode, t: Texts) =>
  ({ files_expected: t.noFile, body_too_large: t.tooLarge, archive_in_progress: t.inProgress })[refused as string] ?? t.otherwise

/** Takes one archive. */
export function ArchiveUpload({ refusal }: { refusal: UploadRefusal | undefined }) {
  const t = archiveMessages[useLanguage()]
  const [isSending, setSending] = useState(false)
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
      <form
        method="post"
        encType="multipart/form-data"
        onSubmit={() => setSending(true)}
        className="flex flex-wrap items-end gap-x-3 gap-y-4"
      >
        <FormKey />
        <Labelled id={undefined} label={t.file} hint={t.fileHint} className="min-w-0 basis-full">
          {linked => <input type="file" name="files" accept=".zip,application/zip" className={fileInput} {...linked} />}
        </Labelled>
        <Button type="submit" pending={isSending && t.uploading} className="max-sm:w-full">
          {t.upload}
        </Button>
      </form>
    </div>
  )
}

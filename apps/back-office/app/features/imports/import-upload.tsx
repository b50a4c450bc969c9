import type { ErrorCode } from '@stragan/contract'
import { Button } from '@stragan/ui/button'
import { FormProblems } from '@stragan/ui/form-problems'
import { Labelled } from '@stragan/ui/labelled'
import { useState } from 'react'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { fileInput } from '../../platform/uploads/upload-form.tsx'
import { importMessages } from './imports.messages.ts'

type Texts = (typeof importMessages)['en']

const refusalText = (refused: ErrorCode, t: Texts) =>
  ({ files_expected: t.noFile, body_too_large: t.tooLarge, import_unreadable: t.unreadable })[refused as string] ?? t.otherwise

/** Takes one file. */
export function ImportUpload({ refused }: { refused: ErrorCode | undefined }) {
  const t = importMessages[useLanguage()]
  const [isSending, setSending] = useState(false)
  return (
    <div className="grid gap-4">
      {refused && (
        <FormProblems result={{ refused }} title={t.notUploaded} problems={[]}>
          <p>{refusalText(refused, t)}</p>
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
          {linked => <input type="file" name="files" accept=".csv,.txt,.xlsx,text/csv" className={fileInput} {...linked} />}
        </Labelled>
        <Button type="submit" kind="primary" pending={isSending && t.uploading} className="max-sm:w-full">
          {t.upload}
        </Button>
      </form>
    </div>
  )
}

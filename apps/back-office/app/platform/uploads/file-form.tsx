import { Button } from '@stragan/ui/button'
import { Labelled } from '@stragan/ui/labelled'
import { maxSendingMs, useSending } from '@stragan/ui/use-sending'
import type { ComponentProps } from 'react'
import { FormKey } from '../form-key.tsx'
import { fileInput } from './upload-form.tsx'

interface FileFormProps {
  texts: { file: string; fileHint: string; upload: string; uploading: string }
  accept: string
  kind?: ComponentProps<typeof Button>['kind']
}

/** Takes one file, and says that it is being sent. */
export function FileForm({ texts: t, accept, kind = 'secondary' }: FileFormProps) {
  const { isSending, sendOnce } = useSending(10 * maxSendingMs)
  return (
    <form method="post" encType="multipart/form-data" onSubmit={sendOnce} className="flex flex-wrap items-end gap-x-3 gap-y-4">
      <FormKey />
      <Labelled id={undefined} label={t.file} hint={t.fileHint} className="min-w-0 basis-full">
        {linked => <input type="file" name="files" accept={accept} className={fileInput} {...linked} />}
      </Labelled>
      <Button type="submit" kind={kind} pending={isSending && t.uploading} className="max-sm:w-full">
        {t.upload}
      </Button>
    </form>
  )
}

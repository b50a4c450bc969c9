import { Button } from '@stragan/ui/button'
import { Labelled } from '@stragan/ui/labelled'
import type { SyntheticEvent } from 'react'
import { FormKey } from '../form-key.tsx'
import { useLanguage } from '../language.ts'
import type { UploadAnswer } from './upload.ts'
import { SentFiles, UploadRefusal } from './upload-results.tsx'
import { uploadMessages } from './uploads.messages.ts'
import { useDrop, useHasScripts, useUploads } from './use-uploads.ts'

interface UploadFormProps {
  label: string
  /** What is accepted, in words. */
  hint: string
  /** The same for the browser’s dialog. */
  accept: string
  /** Of one file. */
  maxBytes: number
  /** Where scripts send single files. */
  href: string
  answer: UploadAnswer | undefined
  /** For one file instead of many: what its button says. */
  one?: string
}

export const fileInput =
  'min-h-11 w-full min-w-0 rounded-shop border border-edge bg-ground py-1.5 pr-3 pl-1.5 text-sm transition-colors file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-shop file:border-0 file:bg-raised file:px-3 file:font-semibold file:text-ink hover:border-ink'

/** Adds files, or one: in one form, or with scripts one after another with their progress, also those that are dropped onto the page. */
export function UploadForm({ label, hint, accept, maxBytes, href, answer, one }: UploadFormProps) {
  const t = uploadMessages[useLanguage()]
  const isOne = one !== undefined
  const { files, add } = useUploads({ href, maxBytes, isOne })
  const isOver = useDrop(add)
  const hasScripts = useHasScripts()
  const isSending = files.some(({ outcome }) => outcome === null)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const input = form.elements.namedItem('files')
    if (!(input instanceof HTMLInputElement) || !input.files?.length) return
    event.preventDefault()
    add([...input.files])
    form.reset()
  }
  return (
    <div className="grid gap-4">
      {answer && files.length === 0 && <UploadRefusal answer={answer} />}
      <form method="post" encType="multipart/form-data" onSubmit={submit} className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <FormKey />
        <Labelled
          id={undefined}
          label={label}
          hint={`${hint} ${isOne ? t.limit(maxBytes) : t.limits(maxBytes)}`}
          className="min-w-0 basis-full"
        >
          {linked => <input type="file" name="files" accept={accept} multiple={!isOne} className={fileInput} {...linked} />}
        </Labelled>
        <Button type="submit" kind="primary" pending={isSending && t.sending} className="max-sm:w-full">
          {one ?? t.add}
        </Button>
        {hasScripts && <p className="self-center text-quiet text-sm pointer-coarse:hidden">{isOne ? t.dropOne : t.drop}</p>}
      </form>
      {isOver && (
        <p className="pointer-events-none fixed inset-4 z-50 grid place-items-center rounded-shop border-2 border-accent border-dashed bg-ground/90 font-semibold text-xl">
          {isOne ? t.dropOneHere : t.dropHere}
        </p>
      )}
      <SentFiles files={files} />
    </div>
  )
}

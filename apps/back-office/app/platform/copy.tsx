import { CopyButton } from '@stragan/ui/copy-button'
import { formMessages } from './form.messages.ts'
import { useLanguage } from './language.ts'

/** Copies a text; `of` says in the accessible name what it is. */
export function Copy({ text, of }: { text: string; of?: string }) {
  const { copy, copied } = formMessages[useLanguage()]
  return <CopyButton text={text} name={of === undefined ? copy : `${copy}: ${of}`} label={copy} done={copied} />
}

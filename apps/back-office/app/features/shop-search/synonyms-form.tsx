import { maxSynonymLength, maxSynonyms } from '@stragan/contract/admin'
import type { Fields, FormView } from '@stragan/ui/form'
import { FormTextArea } from '@stragan/ui/form-field'
import { useLanguage } from '../../platform/language.ts'
import { linesOf } from '../../platform/lines.ts'
import { shopSearchMessages } from './shop-search.messages.ts'

export const synonymsTable = { words: 'required' } as const

const maxTypedLength = (maxSynonymLength + 2) * maxSynonyms

/** The words that a form has, one per line. */
export const readWords = (fields: Fields): string[] => linesOf((fields.words ?? '').slice(0, 2 * maxTypedLength))

export function SynonymsFields({ form }: { form: FormView<'words'> }) {
  const t = shopSearchMessages[useLanguage()]
  return <FormTextArea form={form} name="words" label={t.words} hint={t.wordsHint} maxLength={maxTypedLength} rows={6} autoComplete="off" />
}

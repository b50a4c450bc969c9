import type { Language } from '@stragan/routing'
import { Field } from '../../ui/field.tsx'
import { quickOrderMessages } from './quick-order.messages.ts'
import type { UnreadRow } from './read-lines.ts'

/** Rows that say no symbol and quantity, as they stand: to be corrected. */
export function UnreadRows({ language, rows }: { language: Language; rows: readonly UnreadRow[] }) {
  const t = quickOrderMessages[language]
  if (rows.length === 0) return null
  return (
    <fieldset id="unread" className="mt-8 scroll-mt-4">
      <legend className="font-semibold">{t.unread}</legend>
      <p className="mt-1 text-quiet text-sm">{t.unreadHint}</p>
      <div className="mt-4 grid max-w-xl gap-4">
        {rows.map(({ text, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form is made anew with each answer
          <Field key={at} name="unread" label={t.unreadLine(at + 1)} defaultValue={text} error={t.why(why)} autoComplete="off" />
        ))}
      </div>
    </fieldset>
  )
}

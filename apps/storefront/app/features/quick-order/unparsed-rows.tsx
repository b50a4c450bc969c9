import type { Language } from '@stragan/routing'
import { Field } from '@stragan/ui/field'
import type { UnparsedRow } from './parse-lines.ts'
import { quickOrderMessages } from './quick-order.messages.ts'

/** Unparsed rows, verbatim, to be corrected. */
export function UnparsedRows({ language, rows }: { language: Language; rows: readonly UnparsedRow[] }) {
  const t = quickOrderMessages[language]
  if (rows.length === 0) return null
  return (
    <fieldset id="unparsed" className="mt-8 scroll-mt-4">
      <legend className="font-semibold">{t.unparsed}</legend>
      <p className="mt-1 text-quiet text-sm">{t.unparsedHint}</p>
      <div className="mt-4 grid max-w-xl gap-4">
        {rows.map(({ text, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form is remounted with each response
          <Field key={at} name="unparsed" label={t.unparsedLine(at + 1)} defaultValue={text} error={t.why(why)} />
        ))}
      </div>
    </fieldset>
  )
}

import { maxLengths } from '@stragan/contract'
import type { Fields } from '@stragan/ui/form'
import { FormField } from '@stragan/ui/form-field'
import { ChangedFields } from '../../platform/changed-fields.tsx'
import { isConflict } from '../../platform/conflicts.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { StoredValues } from '../../platform/stored-values.tsx'
import { pictureMessages } from '../pictures/pictures.messages.ts'
import { logoMessages } from './classification-pictures.messages.ts'
import { textsIn } from './documents.ts'
import type { Shown } from './shown-picture.tsx'

export const logoTable = { 'alt.en': 'optional', 'alt.pl': 'optional' } as const
export const logoIntent = 'logo_texts'

/** The body that the form stands for. */
export const logoTextsOf = (fields: Fields) => ({
  id: Number(fields.logo_id),
  from: textsIn(fields, 'was'),
  alt: textsIn(fields, 'alt'),
})

/** The texts of a logo in both languages; who may not change them reads them. */
export function LogoTexts({ logo, canWrite, answer }: { logo: Shown; canWrite: boolean; answer: object | undefined }) {
  const language = useLanguage()
  const t = { ...pictureMessages[language], ...logoMessages[language] }
  const stored = { 'alt.en': logo.alt.en, 'alt.pl': logo.alt.pl }
  const form = officeForm<keyof typeof logoTable>(language, { fields: logoTable, answer, intent: logoIntent, saved: stored })
  const labels = { 'alt.en': t.textEn, 'alt.pl': t.textPl }
  const hasConflict = isConflict(form)
  const fields = (
    <>
      <StoredValues form={form} values={stored} />
      <input type="hidden" name="logo_id" value={form.carriedOver?.logo_id ?? logo.id} />
      <input type="hidden" name="was.en" value={form.carriedOver?.['was.en'] ?? logo.alt.en} />
      <input type="hidden" name="was.pl" value={form.carriedOver?.['was.pl'] ?? logo.alt.pl} />
      <div className="grid gap-x-4 gap-y-3 lg:grid-cols-2">
        <FormField form={form.view} name="alt.en" label={t.textEn} maxLength={maxLengths.alt} lang="en" autoComplete="off" />
        <FormField form={form.view} name="alt.pl" label={t.textPl} maxLength={maxLengths.alt} lang="pl" autoComplete="off" />
      </div>
      <p className="max-w-prose text-quiet text-sm">{t.textHint}</p>
    </>
  )
  if (!canWrite)
    return (
      <fieldset disabled className="grid min-w-0 content-start gap-4">
        {fields}
      </fieldset>
    )
  return (
    <div className="grid min-w-0 content-start gap-4">
      <Form form={form} submit={t.saveTexts} help={hasConflict && <ChangedFields form={form} stored={stored} labels={labels} />}>
        {fields}
      </Form>
    </div>
  )
}

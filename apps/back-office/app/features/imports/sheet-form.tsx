import { Button } from '@stragan/ui/button'
import { Select } from '@stragan/ui/select'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import type { ImportView } from './import-view.ts'
import { mappingMessages } from './mapping.messages.ts'
import { sheetName } from './mapping.ts'

/** Which sheet of a workbook is read, and the choice of another one as long as there is one. */
export function SheetForm({ found: { sheets, sheet }, canChoose }: { found: Pick<ImportView, 'sheets' | 'sheet'>; canChoose: boolean }) {
  const t = mappingMessages[useLanguage()]
  const others = sheets.filter((_, i) => i !== sheet)
  return (
    <Section id="sheet" title={t.sheetTitle} lead={t.sheetText(sheets[sheet ?? 0] ?? '', others)}>
      {canChoose && (
        <form method="post" className="grid justify-items-start gap-4">
          <FormKey />
          <input type="hidden" name="intent" value="sheet" />
          <Select
            name={sheetName}
            label={t.sheet}
            hint={t.sheetHint}
            defaultValue={String(sheet ?? 0)}
            options={sheets.map((name, i) => ({ value: String(i), label: name || `${i + 1}` }))}
            className="max-w-prose"
          />
          <Button type="submit" kind="secondary" className="max-sm:w-full">
            {t.readSheet}
          </Button>
        </form>
      )}
    </Section>
  )
}

import type { Language } from '@stragan/contract'
import { type ProductField, switchedOffCell, taxedCell } from '@stragan/contract/admin'
import { Button } from '@stragan/ui/button'
import { Checkbox } from '@stragan/ui/checkbox'
import { FormProblems } from '@stragan/ui/form-problems'
import { Select } from '@stragan/ui/select'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import { fieldName, foreignColumnName } from './fields.messages.ts'
import type { ImportView } from './import-view.ts'
import { mappingMessages } from './mapping.messages.ts'
import {
  createMissingName,
  type MappingAnswer,
  type MappingProblem,
  ofPricesName,
  pricesIncludeVatName,
  removeMissingName,
  fieldName as selectName,
  vatPercentName,
} from './mapping.ts'
import { priceImportMessages } from './price-imports.messages.ts'

interface MappingFormProps {
  found: ImportView
  /** Whether the file has prices of a price list or a customer. */
  ofPrices: boolean
  /** Those that the person may change. */
  fields: readonly ProductField[]
  /** Whether there are others, for which the person lacks the right. */
  isRestricted: boolean
  answer: MappingAnswer | undefined
  /** Whether it is what to do next. */
  isNext: boolean
}

/** What the columns of a file are read as. */
export function MappingForm({ found, ofPrices, fields, isRestricted, answer, isNext }: MappingFormProps) {
  const language = useLanguage()
  const t = mappingMessages[language]
  const p = priceImportMessages[language]
  const { format, columns } = found
  const options = [{ value: '', label: t.leftOut }, ...fields.map(field => ({ value: field, label: fieldName(field, language) }))]
  const chosen = (i: number) => (answer ? answer.fields[i] : columns[i]?.field) ?? ''
  // Files of other programs become columns that are called by what is in them.
  const name = (title: string, i: number) => (format === 'own' ? title || `${i + 1}` : foreignColumnName(title, language))
  const words = new Map([
    [taxedCell, t.taxed],
    [switchedOffCell, t.switchedOff],
  ])
  const sampleOf = (text: string) => (format === 'own' ? text : (words.get(text) ?? text))
  return (
    <Section id="columns" title={t.columnsTitle} lead={ofPrices ? p.columnsLead : `${t.columnsLead} ${t.pictures}`}>
      {t.foreign[format] && <p className="max-w-prose">{t.foreign[format]}</p>}
      {isRestricted && <p className="text-quiet text-sm">{t.rights}</p>}
      {answer && (
        <FormProblems result={answer} title={t.notChecked} problems={[]}>
          <p>{problemText(answer.problem, language)}</p>
        </FormProblems>
      )}
      <form method="post" className="grid gap-6">
        <FormKey />
        <input type="hidden" name="intent" value="check" />
        {ofPrices && <input type="hidden" name={ofPricesName} value="yes" />}
        <Table caption={t.columnsTitle} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{format === 'own' ? t.column : t.foreignColumn}</ColumnHead>
              <ColumnHead>{t.samples}</ColumnHead>
              <ColumnHead>{t.readAs}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ title, samples }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list never changes
              <tr key={i}>
                <RowHead className="wrap-anywhere" translate={format === 'own' ? 'no' : undefined}>
                  {name(title, i)}
                </RowHead>
                <Cell data-label={t.samples} className="wrap-anywhere text-quiet" translate="no">
                  {samples.map(sampleOf).join(' · ')}
                </Cell>
                <Cell data-label={t.readAs} className="sm:min-w-64">
                  <Select name={selectName} label={t.readColumnAs(name(title, i))} labelHidden defaultValue={chosen(i)} options={options} />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
        {ofPrices ? (
          <Checkbox
            name={removeMissingName}
            label={p.removeMissing}
            hint={p.removeMissingHint}
            defaultChecked={answer ? answer.removeMissing : found.remove_missing}
          />
        ) : (
          <ProductChoices found={found} fields={fields} answer={answer} />
        )}
        <div>
          <Button type="submit" kind={isNext ? 'primary' : 'secondary'} className="max-sm:w-full">
            {t.check}
          </Button>
        </div>
      </form>
    </Section>
  )
}

function problemText(problem: MappingProblem, language: Language): string {
  const [t, p] = [mappingMessages[language], priceImportMessages[language]]
  if (problem.kind === 'twice') return t.twice(fieldName(problem.field, language))
  return { no_symbol: t.noSymbol, no_name: p.noName, no_price: p.noPrice, no_rate: t.noRate }[problem.kind]
}

/** What is chosen for a file with products beside its columns. */
function ProductChoices({ found, fields, answer }: Pick<MappingFormProps, 'found' | 'fields' | 'answer'>) {
  const t = mappingMessages[useLanguage()]
  return (
    <>
      <Checkbox
        name={createMissingName}
        label={t.createMissing}
        hint={t.createMissingHint}
        defaultChecked={answer ? answer.createMissing : found.create_missing}
      />
      {fields.includes('price_net') && (
        <Checkbox
          name={pricesIncludeVatName}
          label={t.pricesIncludeVat}
          hint={t.pricesIncludeVatHint}
          defaultChecked={answer ? answer.pricesIncludeVat : found.prices_include_vat}
        />
      )}
      {found.vat_percents.length > 0 && (
        <Select
          name={vatPercentName}
          label={t.vatPercent}
          hint={t.vatPercentHint}
          defaultValue={String((answer ? answer.vatPercent : found.vat_percent) ?? '')}
          options={found.vat_percents.map(percent => ({ value: String(percent), label: `${percent} %` }))}
          className="max-w-prose"
        />
      )}
    </>
  )
}

import { maxLengths, packageContentUnits, salesUnitCodes } from '@stragan/contract'
import { nameOfUnit } from '@stragan/contract/sales-units'
import { Button } from '@stragan/ui/button'
import { Checkbox } from '@stragan/ui/checkbox'
import { Field } from '@stragan/ui/field'
import { Icon } from '@stragan/ui/icon'
import { ErrorText } from '@stragan/ui/labelled'
import { Select } from '@stragan/ui/select'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../../platform/language.ts'
import type { FormState } from './form-state.ts'
import { featureControl, rowControl, rowsName, rowsOf, textIn } from './product-values.ts'

interface VariantTableProps {
  form: FormState
  /** Name of the button that shows further rows, and the columns of the chosen features. */
  update: string
}

/** A row for each variant, with empty ones to add; a column for each feature that tells them apart. */
export function VariantTable({ form, update }: VariantTableProps) {
  const { t, values, errors, choices } = form
  const chosen = values.axes ?? []
  const axes = choices.features.filter(({ id }) => chosen.includes(String(id)))
  const count = rowsOf(values, choices.features)
  return (
    <div id="variants" tabIndex={-1} className="grid gap-5">
      {errors.variants && <ErrorText id="variants-error">{errors.variants}</ErrorText>}
      <input type="hidden" name={rowsName} value={count} />
      {choices.features.length > 0 && (
        <details className="group/axes rounded-shop border border-edge">
          <summary className="target flex items-center justify-between gap-4 px-3 py-2">
            <span className="min-w-0">
              <span className="font-semibold text-sm">{t.axes}</span>
              {axes.length > 0 && <span className="wrap-anywhere block text-sm">{axes.map(({ name }) => name).join(', ')}</span>}
            </span>
            <Icon name="chevron-down" size="small" className="text-quiet group-open/axes:rotate-180" />
          </summary>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 border-rule border-t px-3 py-2">
            {choices.features.map(({ id, name }) => (
              <li key={id}>
                <Checkbox name="axes" value={id} label={name} defaultChecked={chosen.includes(String(id))} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Table caption={t.variants} captionHidden className="stacks">
        <thead>
          <tr>
            <ColumnHead className="px-1.5">{t.variant}</ColumnHead>
            {axes.map(({ id, name }) => (
              <ColumnHead key={id} className="px-1.5">
                {name}
              </ColumnHead>
            ))}
            <ColumnHead className="px-1.5">{t.fields.symbol}</ColumnHead>
            <ColumnHead className="px-1.5">{t.fields.ean}</ColumnHead>
            <ColumnHead className="px-1.5">{t.fields.weight}</ColumnHead>
            <ColumnHead className="px-1.5">{t.fields.unit}</ColumnHead>
            <ColumnHead className="px-1.5">{t.fields.content_amount}</ColumnHead>
            <ColumnHead className="px-1.5">{t.fields.expected_at}</ColumnHead>
            <ColumnHead className="px-1.5">{t.fields.order}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: count }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
            <VariantRow key={row} form={form} row={row} axes={axes} />
          ))}
        </tbody>
      </Table>
      <p className="max-w-prose text-quiet text-sm">{t.ownSymbol}</p>
      <div>
        <Button type="submit" name={update} value="table" icon="plus" formNoValidate>
          {t.update}
        </Button>
      </div>
    </div>
  )
}

interface VariantRowProps {
  form: FormState
  row: number
  axes: FormState['choices']['features']
}

function VariantRow({ form: { t, values, errors }, row, axes }: VariantRowProps) {
  const language = useLanguage()
  const control = (name: keyof typeof t.fields) => {
    const own = rowControl(row, name)
    const label = t.variantOf(t.row(row + 1), t.fields[name])
    return { id: own, name: own, label, labelHidden: true, error: errors[own], defaultValue: textIn(values, own), autoComplete: 'off' }
  }
  const units = salesUnitCodes.map(code => ({ value: code, label: nameOfUnit(language, code) }))
  const measures = packageContentUnits.map(unit => ({ value: unit, label: t.measures[unit] }))
  const isStored = textIn(values, rowControl(row, 'id')) !== ''
  return (
    <tr>
      <RowHead className="font-normal">
        <span className="block whitespace-nowrap py-2.5 text-sm">{t.row(row + 1)}</span>
        {isStored && (
          <Checkbox
            name={rowControl(row, 'remove')}
            defaultChecked={textIn(values, rowControl(row, 'remove')) === 'on'}
            label={
              <>
                {t.remove}
                <span className="sr-only"> {t.row(row + 1)}</span>
              </>
            }
          />
        )}
        <input type="hidden" name={rowControl(row, 'id')} value={textIn(values, rowControl(row, 'id'))} />
        <input type="hidden" name={rowControl(row, 'other')} value={textIn(values, rowControl(row, 'other'))} />
      </RowHead>
      {axes.map(feature => {
        const own = featureControl(row, feature.id)
        return (
          <Cell key={feature.id} data-label={feature.name} className="min-w-32 px-1.5">
            <Select
              id={own}
              name={own}
              label={t.variantOf(t.row(row + 1), feature.name)}
              labelHidden
              error={errors[own]}
              defaultValue={textIn(values, own)}
              options={[{ value: '', label: t.choose }, ...feature.values.map(({ id, name }) => ({ value: String(id), label: name }))]}
            />
          </Cell>
        )
      })}
      <Cell data-label={t.fields.symbol} className="min-w-32 px-1.5">
        <Field {...control('symbol')} maxLength={maxLengths.symbol} spellCheck={false} />
      </Cell>
      <Cell data-label={t.fields.ean} className="min-w-36 px-1.5">
        <Field {...control('ean')} inputMode="numeric" maxLength={20} />
      </Cell>
      <Cell data-label={t.fields.weight} className="min-w-20 px-1.5">
        <Field {...control('weight')} inputMode="decimal" maxLength={20} />
      </Cell>
      <Cell data-label={t.fields.unit} className="min-w-32 px-1.5">
        <Select {...control('unit')} defaultValue={control('unit').defaultValue || 'piece'} options={units} />
      </Cell>
      <Cell data-label={t.fields.content_amount} className="min-w-40 px-1.5">
        <div className="grid grid-cols-2 gap-2">
          <Field {...control('content_amount')} inputMode="decimal" maxLength={20} />
          <Select {...control('content_unit')} options={[{ value: '', label: '–' }, ...measures]} />
        </div>
      </Cell>
      <Cell data-label={t.fields.expected_at} className="min-w-40 px-1.5">
        <Field {...control('expected_at')} type="date" />
      </Cell>
      <Cell data-label={t.fields.order} className="min-w-16 px-1.5">
        <Field {...control('order')} inputMode="numeric" maxLength={5} />
      </Cell>
    </tr>
  )
}

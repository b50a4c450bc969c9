import type { Language } from '@stragan/routing'
import { ErrorText } from '@stragan/ui/labelled'
import { Quantity } from '@stragan/ui/quantity'
import type { Fields } from '../../platform/form.ts'
import { boxOf, type FieldName, quantityField } from './claim-fields.ts'
import type { ClaimLoaded } from './claim-view.server.ts'
import { claimMessages } from './claims.messages.ts'

interface LinesProps {
  order: ClaimLoaded['order']
  language: Language
  legend: string
  /** Values of a submitted form. */
  typed: Fields | undefined
  errorOf: (name: FieldName) => string | undefined
}

/** Ordered lines with a checkbox and a quantity each; all selected at first. */
export function ClaimLines({ order, language, legend, typed, errorOf }: LinesProps) {
  const t = claimMessages[language]
  const error = errorOf('goods')
  return (
    <fieldset id="goods" tabIndex={-1} aria-describedby={error && 'goods-error'}>
      <legend className="mb-3 font-semibold text-xl">{legend}</legend>
      <ul className={`divide-y divide-rule border-y ${error ? 'border-danger' : 'border-rule'}`}>
        {order.lines.map(line => {
          const quantity = quantityField(line.line)
          const wrong = errorOf(quantity)
          return (
            <li key={line.line} className="group/line flex flex-wrap items-center gap-x-6 gap-y-1 px-2 py-3">
              <label className="flex min-w-48 flex-1 items-start gap-3 py-1">
                <input
                  type="checkbox"
                  name={boxOf(line.line)}
                  defaultChecked={typed ? typed[boxOf(line.line)] === 'on' : true}
                  className="tick mt-0.5 size-5"
                />
                <span lang={line.nameLanguage} className="wrap-anywhere min-w-0">
                  <span className="block font-semibold leading-snug">{line.name}</span>
                  <span className="block text-quiet text-sm">{line.about}</span>
                </span>
              </label>
              {/* The quantity of an unselected line is not required. */}
              <div className="invisible group-has-checked/line:visible max-sm:ml-8">
                {line.ordered === 1 ? (
                  <>
                    <input type="hidden" name={quantity} value="1" />
                    <span className="text-quiet">{t.one(line.salesUnit)}</span>
                  </>
                ) : (
                  <span className="flex items-center gap-3">
                    <Quantity
                      id={quantity}
                      name={quantity}
                      label={t.quantity(line.name)}
                      decrease={t.decrease(line.name)}
                      increase={t.increase(line.name)}
                      max={line.ordered}
                      defaultValue={typed?.[quantity] ?? line.ordered}
                      aria-invalid={wrong ? true : undefined}
                      aria-describedby={wrong && `${quantity}-error`}
                    />
                    <span className="whitespace-nowrap text-quiet tabular-nums">{t.ofQuantity(line.ordered)}</span>
                  </span>
                )}
              </div>
              {wrong && (
                <div className="basis-full max-sm:ml-8">
                  <ErrorText id={`${quantity}-error`}>{wrong}</ErrorText>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {error && (
        <div className="mt-1">
          <ErrorText id="goods-error">{error}</ErrorText>
        </div>
      )}
    </fieldset>
  )
}

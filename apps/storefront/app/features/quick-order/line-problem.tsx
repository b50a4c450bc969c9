import { maxLengths } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Field } from '@stragan/ui/field'
import { Icon } from '@stragan/ui/icon'
import { Select } from '@stragan/ui/select'
import { quickOrderMessages } from './quick-order.messages.ts'
import type { ResolvedLine } from './resolved-lines.ts'

interface LineProblemProps {
  at: number
  line: ResolvedLine
  problem: NonNullable<ResolvedLine['problem']>
  language: Language
}

/** Why a line cannot be ordered; for an unknown symbol, fields to correct it. */
export function LineProblem({ at, line, problem, language }: LineProblemProps) {
  const t = quickOrderMessages[language]
  const { symbol, found, suggestions } = line
  const isWarning = found !== null && problem === 'not_enough_stock' && found.items_left > 0
  const label = t.instead(problem)
  return (
    <>
      <p className={`mt-1 flex gap-1.5 text-sm ${isWarning ? 'text-warning' : 'text-danger'}`}>
        <Icon name="alert" size="small" className="mt-0.5" />
        {t.problem(problem, symbol, found?.items_left ?? 0, found?.sales_unit)}
      </p>
      {!found && problem !== 'quantity' && (
        <div className="mt-3 flex max-w-xl flex-wrap items-end gap-3">
          <Field
            name="symbol"
            label={t.symbol}
            aria-label={t.symbolOf(symbol)}
            defaultValue={symbol}
            maxLength={maxLengths.symbol}
            spellCheck="false"
            className="w-44 grow"
          />
          {suggestions.length > 0 && (
            <Select
              name={`instead-${at}`}
              label={label}
              aria-label={t.insteadOf(label, symbol)}
              defaultValue=""
              className="w-52 grow-[2]"
              options={[
                { value: '', label: t.choose },
                ...suggestions.map(({ symbol: value, name, combination_features }) => ({
                  value,
                  label: [value, name, ...combination_features.map(feature => feature.feature_value)].join(' · '),
                })),
              ]}
            />
          )}
          <Button
            type="submit"
            name="intent"
            value="update"
            formAction={`${hrefTo(language, 'quickOrder')}#line-${at}`}
            aria-label={t.checkNamed(symbol)}
          >
            {t.check}
          </Button>
        </div>
      )}
    </>
  )
}

import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { FormProblems } from '@stragan/ui/form-problems'
import { Notice } from '@stragan/ui/notice'
import type { Display } from '../../platform/display.ts'
import { formatMoney } from '../../platform/format.ts'
import { LineRow } from './line-row.tsx'
import { quickOrderMessages } from './quick-order.messages.ts'
import { isKnown, isOpen, isReady, type QuickOrderResult, type ResolvedList } from './resolved-lines.ts'
import { UnparsedRows } from './unparsed-rows.tsx'

interface ResolvedFormProps {
  language: Language
  prices: Display['prices']
  result: QuickOrderResult
  resolved: ResolvedList
}

/** Table of resolved lines to edit, deselect and add to the cart. Remounted with each response. */
export function ResolvedForm({ language, prices, result, resolved }: ResolvedFormProps) {
  const t = quickOrderMessages[language]
  const { lines, unparsed, currency } = resolved
  return (
    <form key={result.key} method="post" action={hrefTo(language, 'quickOrder')} data-left-by-document className="mt-6">
      <input type="hidden" name="key" value={result.key} />
      <h2 className="text-xl">{t.resolved}</h2>
      <div className="mt-4">
        <Summary language={language} result={result} resolved={resolved} />
      </div>
      {lines.length > 0 && (
        <table className="mt-6 w-full text-left max-lg:block">
          <caption className="sr-only">{t.table}</caption>
          <thead className="border-ink border-b text-sm max-lg:hidden">
            <tr>
              {[t.take, t.product, t.quantity].map((name, at) => (
                <th key={name} scope="col" colSpan={at === 1 ? 2 : 1} className="py-2 pr-4 font-semibold">
                  {name}
                </th>
              ))}
              {[t.unit, t.line].map(name => (
                <th key={name} scope="col" className="py-2 pl-4 text-right font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-lg:block max-lg:border-ink max-lg:border-t">
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the form is remounted with each response
              <LineRow key={at} at={at} line={line} language={language} prices={prices} currency={currency} />
            ))}
          </tbody>
        </table>
      )}
      <UnparsedRows language={language} rows={unparsed} />
      <Closing language={language} prices={prices} resolved={resolved} />
    </form>
  )
}

function Summary({ language, result, resolved: { lines, unparsed } }: Omit<ResolvedFormProps, 'prices'>) {
  const t = quickOrderMessages[language]
  if (result.refused) {
    const { title, text } = t.refused(result.refused, result.count)
    return (
      <FormProblems result={result} title={title} problems={[]}>
        <p>{text}</p>
      </FormProblems>
    )
  }
  const open = lines.filter(isOpen).length + unparsed.length
  const first = lines.findIndex(isOpen)
  if (open === 0) return <Notice tone="success" title={t.allFine(lines.length)} />
  return (
    <Notice tone="warning" title={t.openLines(open, lines.length + unparsed.length)}>
      <a href={first < 0 ? '#unparsed' : `#line-${first}`} className="link target inline-flex items-center">
        {t.toFirst}
      </a>
    </Notice>
  )
}

/** Totals and buttons. Update comes first, as the default button pressed by Enter. */
function Closing({ language, prices, resolved }: Omit<ResolvedFormProps, 'result'>) {
  const t = quickOrderMessages[language]
  const { lines, unparsed, net, gross, currency } = resolved
  const other = prices === 'net' ? 'gross' : 'net'
  const amounts = { net, gross }
  const money = (as: Display['prices']) => `${formatMoney(language, amounts[as], currency)} ${t[as]}`
  const ready = lines.filter(isReady).length
  const left = lines.filter(line => line.taken && !isReady(line)).length + unparsed.length
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
      <div className="tabular-nums">
        <p className="text-sm">{t.total(lines.filter(line => line.taken && isKnown(line)).length)}</p>
        <p className="font-semibold text-2xl">{money(prices)}</p>
        <p className="text-quiet text-sm">{money(other)}</p>
        {lines.some(line => line.taken && line.problem === 'not_enough_stock') && (
          <p className="mt-1 max-w-sm text-quiet text-sm">{t.asListed}</p>
        )}
      </div>
      <div className="grid gap-2 max-sm:w-full sm:justify-items-end">
        <div className="flex flex-wrap gap-3 max-sm:flex-col-reverse">
          <Button type="submit" name="intent" value="update" size="large">
            {t.update}
          </Button>
          <Button type="submit" name="intent" value="add" kind="primary" size="large" icon="cart" disabled={ready === 0}>
            {ready === 0 ? t.nothingToAdd : t.add(ready)}
          </Button>
        </div>
        {left > 0 && <p className="text-quiet text-sm">{t.leftOut(left)}</p>}
      </div>
    </div>
  )
}

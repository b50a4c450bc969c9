import { defaultQuantity } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import type { Display } from '../../platform/display.ts'
import { listMessages } from './list.messages.ts'
import { formatPrice, type Shown } from './price.tsx'
import { type Step, stepFor } from './price-list.ts'
import { productMessages } from './product.messages.ts'

interface TierTableProps {
  steps: readonly Step[]
  /** VAT, currency and unit of the steps. */
  priced: Shown
  prices: Display['prices']
  language: Language
  /** The entered quantity, whose step is highlighted. */
  quantity?: number
}

/** Tier prices of one sales unit, with the saving against a single one; a line on phones. */
export function TierTable({ steps, priced, prices, language, quantity = defaultQuantity }: TierTableProps) {
  const inForce = stepFor(steps, quantity)
  const money = (net: number) => formatPrice(language, priced, prices, net)
  return (
    <>
      <p className="-mx-2 text-sm sm:hidden">
        <TierLine steps={steps} inForce={inForce} money={money} language={language} />
      </p>
      <TierRows steps={steps} inForce={inForce} money={money} priced={priced} prices={prices} language={language} />
    </>
  )
}

interface TiersProps {
  steps: readonly Step[]
  inForce: Step | null
  money: (net: number) => string
  language: Language
}

/** Tier prices in a line, which wraps. */
export const TierLine = ({ steps, inForce, money, language }: TiersProps) =>
  steps.map(step => (
    <span key={step.quantity} aria-current={step === inForce || undefined} className="tier">
      <span className="text-quiet">{listMessages[language].tierFrom(step.quantity)}</span> {money(step.net)}
    </span>
  ))

function TierRows({ steps, inForce, money, priced, prices, language }: TiersProps & Pick<TierTableProps, 'priced' | 'prices'>) {
  const t = productMessages[language]
  const first = steps[0]?.net ?? 0
  return (
    <table className="w-full text-sm tabular-nums max-sm:hidden">
      <thead>
        <tr className="text-left text-quiet">
          <th scope="col" className="py-1.5 pr-4 pl-2 font-normal">
            {t.quantity}
          </th>
          <th scope="col" className="py-1.5 pr-4 text-right font-normal">
            {t.perUnit(prices, priced.sales_unit, priced.per)}
          </th>
          <th scope="col" className="py-1.5 pr-2 text-right font-normal">
            {t.savingHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(step => {
          const saving = first > 0 ? Math.round((1 - step.net / first) * 100) : 0
          return (
            <tr
              key={step.quantity}
              aria-current={step === inForce || undefined}
              className="border-rule border-t aria-[current=true]:bg-accent-quiet aria-[current=true]:font-semibold"
            >
              <th scope="row" className={`py-2 pr-4 pl-2 text-left ${step === inForce ? 'font-semibold' : 'font-normal'}`}>
                {t.fromQuantity(step.quantity, priced.sales_unit)}
              </th>
              <td className="py-2 pr-4 text-right">{money(step.net)}</td>
              <td className="py-2 pr-2 text-right text-success">{saving > 0 && t.saving(saving)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

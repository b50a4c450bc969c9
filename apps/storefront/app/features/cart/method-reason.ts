import type { Cart } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { formatMoney, formatNumber } from '../../platform/format.ts'
import { methodMessages, type Reader } from './method.messages.ts'

type Method = Cart['payments'][number] | Cart['deliveries'][number]
type Judged = Pick<Method, 'reason' | 'min_weight' | 'max_weight' | 'min_net' | 'max_net' | 'missing_net'>

/** Why a delivery or payment method is unavailable for a cart. */
export function methodReason(language: Language, { weight, totals }: Cart, method: Judged | undefined, reader: Reader = 'visitor'): string {
  const t = methodMessages[language]
  if (!method?.reason) return t.other
  if (method.reason === 'company_needed') return t.forCompanies[reader]
  const kg = (amount: number | null) => `${formatNumber(language, amount ?? 0)}\u00a0kg`
  const money = (amount: number | null) => formatMoney(language, amount ?? 0, totals.currency)
  const bounds = {
    weight: kg(weight),
    minWeight: kg(method.min_weight),
    maxWeight: kg(method.max_weight),
    minNet: money(method.min_net),
    maxNet: money(method.max_net),
    missing: money(method.missing_net),
  }
  return t.why(bounds)[method.reason] ?? t.other
}

import type { Arguments, Operation, ResponseOutput } from '@stragan/contract'
import {
  figureCalls,
  inboxCalls,
  orderAdminCalls,
  type Permission,
  type Role,
  refundCalls,
  roleHas,
  stockCalls,
} from '@stragan/contract/admin'
import type { Office } from '../../platform/office.server.ts'
import { optional } from '../../platform/optional.server.ts'

interface Shop {
  code: string
  role: Role
}

/** The figures that a person may see; null for others, and for those that cannot be had right now: they do not fail the page. */
export async function loadFigures(office: Office, { code, role }: Shop) {
  const load = async <C extends Operation & { permission: Permission }>(call: C): Promise<ResponseOutput<C> | null> => {
    if (!roleHas(role, call.permission)) return null
    return optional(office.api(call, { params: { shop: code } } as Arguments<C>))
  }
  const [orders, refunds, inbox, catalogue, stock, mails] = await Promise.all([
    load(orderAdminCalls.orderFigures),
    load(refundCalls.refundFigures),
    load(inboxCalls.inboxFigures),
    load(figureCalls.catalogueFigures),
    load(stockCalls.stockFigures),
    load(figureCalls.mailFigures),
  ])
  return { orders, refunds, inbox, catalogue, stock, mails }
}
export type Figures = Awaited<ReturnType<typeof loadFigures>>

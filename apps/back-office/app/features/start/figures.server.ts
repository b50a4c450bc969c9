import { type Arguments, type Operation, type ResponseOutput, ShopError } from '@stragan/contract'
import { figureCalls, orderAdminCalls, type Permission, type Role, roleHas } from '@stragan/contract/admin'
import type { Office } from '../../platform/office.server.ts'

interface Shop {
  code: string
  role: Role
}

/** The figures that a person may see; null for others, and for those that cannot be had right now: they do not fail the page. */
export async function loadFigures(office: Office, { code, role }: Shop) {
  const load = async <C extends Operation & { permission: Permission }>(call: C): Promise<ResponseOutput<C> | null> => {
    if (!roleHas(role, call.permission)) return null
    try {
      return await office.api(call, { params: { shop: code } } as Arguments<C>)
    } catch (error) {
      if (error instanceof ShopError && error.code === 'unavailable') return null
      throw error
    }
  }
  const [orders, catalogue, mails] = await Promise.all([
    load(orderAdminCalls.orderFigures),
    load(figureCalls.catalogueFigures),
    load(figureCalls.mailFigures),
  ])
  return { orders, catalogue, mails }
}
export type Figures = Awaited<ReturnType<typeof loadFigures>>

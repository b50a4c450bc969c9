import type { ResponseInput } from '@stragan/contract'
import type { figureCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import * as queries from './figures.queries.ts'

export const catalogueFigures = (ctx: ShopAdminCtx): Promise<ResponseInput<typeof figureCalls.catalogueFigures>> => queries.catalogue(ctx)

export async function mailFigures(ctx: ShopAdminCtx): Promise<ResponseInput<typeof figureCalls.mailFigures>> {
  const { last_given_up_at, ...counts } = await queries.mails(ctx)
  return { ...counts, last_given_up_at: last_given_up_at?.toISOString() ?? null }
}

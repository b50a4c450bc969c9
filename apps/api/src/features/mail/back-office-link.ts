import type { Ctx } from '../../context.ts'
import { shopCode } from './mail.queries.ts'

/** Address of a page about the shop in the back office, whose base URL `adminOrigin` is empty in an installation without one: then null. */
export const backOfficeLink = async (ctx: Ctx, adminOrigin: string, path: string): Promise<string | null> =>
  adminOrigin === '' ? null : `${adminOrigin}/${await shopCode(ctx)}/${path}`

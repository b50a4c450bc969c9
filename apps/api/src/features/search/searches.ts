import type { ResponseInput } from '@stragan/contract'
import type { searchesCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { frequentSearches } from './searches.queries.ts'

type Calls = typeof searchesCalls

/** What shoppers searched for in the last days. What it finds is counted in the language of the shop. */
export const searches = (ctx: ShopAdminCtx, kind: 'without_result' | 'all'): Promise<ResponseInput<Calls['searches']>> =>
  frequentSearches({ ...ctx, language: ctx.shop.defaultLanguage }, kind)

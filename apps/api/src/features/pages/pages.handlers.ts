import type { pageCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import { contentPage } from './pages.ts'

export const pageHandlers = {
  page: (ctx, { params }) => contentPage(ctx, params.key),
} satisfies Handlers<typeof pageCalls>

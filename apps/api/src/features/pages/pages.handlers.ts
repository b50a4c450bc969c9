import type { pageCalls } from '@stragan/contract'
import { withTags } from '../../platform/response-cache.ts'
import type { Handlers } from '../../platform/serve-calls.ts'
import { contentPage } from './pages.ts'

export const pageHandlers = {
  page: (ctx, { params }) => withTags(contentPage(ctx, params.key)),
} satisfies Handlers<typeof pageCalls>

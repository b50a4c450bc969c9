import type { contentPageCalls } from '@stragan/contract'
import { withTags } from '../../platform/response-cache.ts'
import type { Handlers } from '../../platform/serve-calls.ts'
import { contentPage } from './content-pages.ts'

export const contentPageHandlers = {
  page: (ctx, { params }) => withTags(contentPage(ctx, params.key)),
} satisfies Handlers<typeof contentPageCalls>

import type { contentPageCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import { contentPage } from './content-pages.ts'

export const contentPageHandlers = {
  page: (ctx, { params }) => contentPage(ctx, params.key),
} satisfies Handlers<typeof contentPageCalls>

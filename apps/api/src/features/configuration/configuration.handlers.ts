import type { configurationCalls } from '@stragan/contract'
import { withTags } from '../../platform/response-cache.ts'
import type { Handlers } from '../../platform/serve-calls.ts'
import { configuration } from './configuration.ts'

export const configurationHandlers = {
  configuration: (ctx, { params }) => withTags(configuration(ctx, params.scope)),
} satisfies Handlers<typeof configurationCalls>

import type { configurationCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import { configuration } from './configuration.ts'

export const configurationHandlers = {
  configuration: (ctx, { params }) => configuration(ctx, params.scope),
} satisfies Handlers<typeof configurationCalls>

import { z } from 'zod'
import { call } from '../call.ts'
import { configurationScopeNames } from '../constants.ts'
import { configurationEntry } from '../entities/configuration.ts'

export const configurationCalls = {
  configuration: call({
    from: 'spec',
    method: 'GET',
    path: '/configuration/{scope}',
    summary: 'The entries of one configuration scope, sorted',
    params: z.object({ scope: z.enum(configurationScopeNames) }),
    response: z.array(configurationEntry),
    errors: ['configuration_scope_not_found'],
  }),
}

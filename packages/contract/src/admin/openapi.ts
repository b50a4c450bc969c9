import type { ErrorCode } from '../errors.ts'
import { aboutIdempotency, languageHeader, ofIdempotency, openApiDocument } from '../openapi.ts'
import { type AdminCall, isShopCall, takesIdempotencyKey } from './admin-call.ts'
import { maxUploadedFiles } from './constants.ts'
import { adminPrefix } from './index.ts'

const sharedErrors: readonly ErrorCode[] = ['internal_error', 'unavailable']
const sessionErrors: readonly ErrorCode[] = ['session_missing', 'session_expired']

const formWithFiles = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          files: { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' }, maxItems: maxUploadedFiles },
        },
        required: ['files'],
      },
    },
  },
}

export const adminApiTitle = 'Stragan admin'

/** The OpenAPI document of the admin API. */
export const adminOpenApiOf = (features: Readonly<Record<string, Readonly<Record<string, AdminCall>>>>, version: string) =>
  openApiDocument<AdminCall>(features, {
    title: adminApiTitle,
    version,
    description: `The admin API of a Stragan installation: all that its back office does. Programs use it with an API key of a shop; \`{shop}\` is the code of the shop. ${aboutIdempotency}`,
    prefix: adminPrefix,
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', description: 'The token of a person who signed in' },
      apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of the shop, with the right as a scope' },
    },
    describe: call => ({
      errors: [
        ...sharedErrors,
        ...(call.permission === 'public' ? [] : sessionErrors),
        ...(isShopCall(call) ? (['shop_not_found', 'permission_denied', 'second_factor_required'] as const) : []),
        ...(call.permission === 'operator' ? (['operator_required', 'permission_denied'] as const) : []),
        ...(call.stepUp ? (['step_up_required'] as const) : []),
        ...ofIdempotency(takesIdempotencyKey(call)).errors,
      ],
      headers: [languageHeader, ...ofIdempotency(takesIdempotencyKey(call)).headers],
      fields: {
        ...(isShopCall(call) && call.files && { requestBody: formWithFiles }),
        'x-permission': call.permission,
        ...(isShopCall(call) && call.additionalPermission && { 'x-additional-permission': call.additionalPermission }),
        ...(call.stepUp && { 'x-step-up': true }),
        security: call.permission === 'public' ? [] : isShopCall(call) ? [{ session: [] }, { apiKey: [] }] : [{ session: [] }],
      },
    }),
  })

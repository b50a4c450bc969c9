import type { authCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import { customerByToken } from './auth.ts'
import { type LoginDependencies, login } from './login.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'
import { confirmEmail, register } from './registration.ts'

export const authHandlersWith = (deps: LoginDependencies) =>
  ({
    login: (ctx, { body }) => login(ctx, body.session, deps),
    customer: ctx => customerByToken(ctx),
    register: (ctx, { body }) => register(ctx, body.customer, deps.rateLimiter),
    confirmEmail: (ctx, { body }) => confirmEmail(ctx, body.customer, deps),
    askPasswordReset: (ctx, { body }) => requestPasswordReset(ctx, body.customer.email, deps.rateLimiter),
    resetPassword: (ctx, { body }) => resetPassword(ctx, body.customer),
  }) satisfies Handlers<typeof authCalls>

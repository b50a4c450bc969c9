import type { customerCalls } from '@stragan/contract'
import type { Limits } from '../../platform/limits.ts'
import type { Handlers } from '../../platform/serve-calls.ts'
import { askPasswordReset, confirmEmail, customerOf, login, register, resetPassword, sendConfirmation } from './customer.ts'

export const customerHandlersWith = (limits: Limits) =>
  ({
    login: (ctx, { body }) => login(ctx, body.session, limits),
    customer: ctx => customerOf(ctx),
    register: (ctx, { body }) => register(ctx, body.customer),
    sendConfirmation: ctx => sendConfirmation(ctx),
    confirmEmail: (ctx, { body }) => confirmEmail(ctx, body.customer.token),
    askPasswordReset: (ctx, { body }) => askPasswordReset(ctx, body.customer.email),
    resetPassword: (ctx, { body }) => resetPassword(ctx, body.customer),
  }) satisfies Handlers<typeof customerCalls>

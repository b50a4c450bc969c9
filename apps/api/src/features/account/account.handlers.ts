import type { accountCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import * as addresses from '../addresses/addresses.ts'
import { type CheckPassword, changePassword } from '../auth/auth.ts'
import * as account from './account.ts'

export const accountHandlersWith = (checkPassword: CheckPassword) =>
  ({
    updateCustomer: (ctx, { body }) => account.updateCustomer(ctx, body.customer),
    changePassword: (ctx, { body }) => changePassword(ctx, body.customer, checkPassword),
    addresses: ctx => addresses.addresses(ctx, ctx.visitor.customer.id),
    addAddress: (ctx, { body }) => addresses.addAddress(ctx, body.address),
    updateAddress: (ctx, { params, body }) => addresses.updateAddress(ctx, params.id, body.address),
    removeAddress: (ctx, { params }) => addresses.removeAddress(ctx, params.id),
    customerPrices: (ctx, { query }) => account.customerPrices(ctx, query),
    customerSessions: ctx => account.customerSessions(ctx),
    endCustomerSession: (ctx, { params }) => account.endCustomerSession(ctx, params.id),
    customerData: ctx => account.customerData(ctx, ctx.visitor.customer.id),
    closeAccount: (ctx, { body }) => account.closeAccount(ctx, body.customer.current_password, checkPassword),
  }) satisfies Handlers<typeof accountCalls>

import type { hostCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { addHost, checkHost, type HostDependencies, hosts, makeHostPrimary, removeHost } from './hosts.ts'

export const hostHandlersWith = (deps: HostDependencies) =>
  ({
    hosts: ctx => hosts(ctx),
    addHost: (ctx, { body }) => addHost(ctx, body, deps),
    checkHost: (ctx, { params }) => checkHost(ctx, params.host, deps),
    makeHostPrimary: (ctx, { body }) => makeHostPrimary(ctx, body.host),
    removeHost: (ctx, { params }) => removeHost(ctx, params.host),
  }) satisfies AdminHandlers<typeof hostCalls>

import type { accountAdminCalls, apiKeyCalls, passkeyCalls, signInCalls, staffCalls } from '@stragan/contract/admin'
import { type AdminHandlers, afterPreparation } from '../../platform/serve-admin-calls.ts'
import * as account from './account.ts'
import * as keys from './api-keys.ts'
import * as members from './members.ts'
import * as passkeySignIn from './passkey-sign-in.ts'
import * as passkeys from './passkeys.ts'
import * as signIn from './sign-in.ts'

export const signInHandlersWith = (deps: signIn.StaffDependencies) =>
  ({
    signIn: (ctx, { body }) => signIn.signIn(ctx, body, deps),
    confirmSecondFactor: (ctx, { body }) => signIn.confirmSecondFactor(ctx, body.code, deps),
    signOut: ctx => signIn.signOut(ctx),
    confirmIdentity: (ctx, { body }) => signIn.confirmIdentity(ctx, body.password, deps),
    requestPasswordReset: (ctx, { body }) => signIn.requestPasswordReset(ctx, body.email, deps),
    resetPassword: (ctx, { params, body }) => signIn.resetPassword(ctx, params.token, body.password, deps),
    invitation: (ctx, { params }) => signIn.invitation(ctx, params.token, deps),
    acceptInvitation: (ctx, { params, body }) => signIn.acceptInvitation(ctx, params.token, body, deps),
  }) satisfies AdminHandlers<typeof signInCalls>

export const accountHandlersWith = (deps: signIn.StaffDependencies) =>
  ({
    account: ctx => account.account(ctx),
    updateAccount: (ctx, { body }) => account.updateAccount(ctx, body),
    changePassword: (ctx, { body }) => account.changePassword(ctx, body, deps),
    beginAuthenticator: ctx => account.beginAuthenticator(ctx),
    enableAuthenticator: (ctx, { body }) => account.enableAuthenticator(ctx, body.code, deps),
    disableAuthenticator: ctx => account.disableAuthenticator(ctx, deps),
    replaceRecoveryCodes: ctx => account.replaceRecoveryCodes(ctx, deps),
    sessions: ctx => account.sessions(ctx),
    endSession: (ctx, { params }) => account.endSession(ctx, params.id),
    leaveShop: (ctx, { params }) => account.leaveShop(ctx, params.shop, deps),
  }) satisfies AdminHandlers<typeof accountAdminCalls>

export const passkeyHandlersWith = (deps: signIn.StaffDependencies) =>
  ({
    passkeys: ctx => passkeys.passkeys(ctx),
    beginPasskey: ctx => passkeys.beginPasskey(ctx, deps),
    addPasskey: (ctx, { body }) => passkeys.addPasskey(ctx, body, deps),
    renamePasskey: (ctx, { params, body }) => passkeys.renamePasskey(ctx, params.id, body.name),
    removePasskey: (ctx, { params }) => passkeys.removePasskey(ctx, params.id, deps),
    beginPasskeySignIn: ctx => passkeySignIn.beginPasskeySignIn(ctx, deps),
    signInWithPasskey: (ctx, { body }) => passkeySignIn.signInWithPasskey(ctx, body.credential, deps),
    beginPasskeyIdentity: ctx => passkeySignIn.beginPasskeyIdentity(ctx, deps),
    confirmIdentityWithPasskey: (ctx, { body }) => passkeySignIn.confirmIdentityWithPasskey(ctx, body.credential, deps),
  }) satisfies AdminHandlers<typeof passkeyCalls>

export const staffHandlersWith = ({ rateLimiter }: Pick<signIn.StaffDependencies, 'rateLimiter'>) =>
  ({
    staff: ctx => members.staff(ctx),
    invite: afterPreparation(
      (_ctx, { body }) => members.countInvitationMail(body.email, rateLimiter),
      (ctx, { body }) => members.invite(ctx, body),
    ),
    revokeInvitation: (ctx, { params }) => members.revokeInvitation(ctx, params.id),
    changeRole: (ctx, { params, body }) => members.changeRole(ctx, params.id, body.role),
    removeMember: (ctx, { params }) => members.removeMember(ctx, params.id),
    resetSecondFactor: (ctx, { params }) => members.resetSecondFactor(ctx, params.id),
    setStaffPolicy: (ctx, { body }) => members.setStaffPolicy(ctx, body.requires_second_factor),
  }) satisfies AdminHandlers<typeof staffCalls>

export const apiKeyHandlers = {
  apiKeys: ctx => keys.apiKeys(ctx),
  createApiKey: (ctx, { body }) => keys.createApiKey(ctx, body),
  revokeApiKey: (ctx, { params }) => keys.revokeApiKey(ctx, params.id),
} satisfies AdminHandlers<typeof apiKeyCalls>

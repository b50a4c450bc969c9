import { hrefTo } from '@stragan/routing'
import type { Ctx } from '../../context.ts'
import { renderLinkEmail } from '../mail/mail.ts'
import { authEmailMessages } from './auth-email.messages.ts'

// These e-mails repeat nothing that was typed: anybody can register any e-mail.

interface LinkData {
  token: string
}

const withToken = (path: string, name: string, token: string) => `${path}?${new URLSearchParams({ [name]: token })}`

/** Mail with the link that confirms a registration. */
export const confirmEmailEmail = (ctx: Ctx, { token }: LinkData) =>
  renderLinkEmail(ctx, authEmailMessages[ctx.language].confirm, withToken(hrefTo(ctx.language, 'customerLogin'), 'confirm', token))

/** Mail to the owner of an account whose e-mail was registered again. */
export const accountExistsEmail = (ctx: Ctx) =>
  renderLinkEmail(ctx, authEmailMessages[ctx.language].exists, hrefTo(ctx.language, 'customerLogin'))

/** Mail with the link to set a new password. */
export const resetPasswordEmail = (ctx: Ctx, { token }: LinkData) =>
  renderLinkEmail(ctx, authEmailMessages[ctx.language].reset, withToken(hrefTo(ctx.language, 'resetPassword'), 'token', token))

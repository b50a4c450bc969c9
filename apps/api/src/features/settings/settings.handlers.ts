import type { settingsCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { saveSettings, settings } from './settings.ts'

export const settingsHandlers = {
  settings: (ctx, { params }) => settings(ctx, params.scope),
  saveSettings: (ctx, { params, body }) => saveSettings(ctx, params.scope, body),
  moneySettings: (ctx, { params }) => settings(ctx, params.scope),
  saveMoneySettings: (ctx, { params, body }) => saveSettings(ctx, params.scope, body),
} satisfies AdminHandlers<typeof settingsCalls>

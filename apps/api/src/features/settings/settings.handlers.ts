import type { settingsCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { saveSettings, settings } from './settings.ts'

export const settingsHandlers = {
  settings: (ctx, { params, query }) => settings(ctx, params.scope, query.revision),
  saveSettings: (ctx, { params, body }) => saveSettings(ctx, params.scope, body),
  moneySettings: (ctx, { params, query }) => settings(ctx, params.scope, query.revision),
  saveMoneySettings: (ctx, { params, body }) => saveSettings(ctx, params.scope, body),
} satisfies AdminHandlers<typeof settingsCalls>

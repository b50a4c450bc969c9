import type { spreadsheetCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { saveSpreadsheet } from './save-spreadsheet.ts'
import { spreadsheet } from './spreadsheet.ts'

export const spreadsheetHandlers = {
  spreadsheet: (ctx, { query }) => spreadsheet(ctx, query),
  saveSpreadsheet: (ctx, { body }) => saveSpreadsheet(ctx, body),
} satisfies AdminHandlers<typeof spreadsheetCalls>

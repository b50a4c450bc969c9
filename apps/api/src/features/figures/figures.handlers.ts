import type { figureCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { catalogueFigures, mailFigures } from './figures.ts'

export const figureHandlers = { catalogueFigures, mailFigures } satisfies AdminHandlers<typeof figureCalls>

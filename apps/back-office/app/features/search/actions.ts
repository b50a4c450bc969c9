import { catalogueActions } from './actions/catalogue-actions.ts'
import { orderActions } from './actions/order-actions.ts'
import { priceActions } from './actions/price-actions.ts'
import { settingsActions } from './actions/settings-actions.ts'

/** What can be done, and where. A test keeps it complete: each call of the admin API that changes something is in it. What only shows has no calls. */
export const actions = [...orderActions, ...catalogueActions, ...priceActions, ...settingsActions]

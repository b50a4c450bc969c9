export { isDayOff } from './days-off.ts'
export { dayIn, daysLater, lastDayOfPeriod } from './deadlines.ts'
export { type DeliveryPromise, type Dispatch, type Duration, deliveryPromises, nextMidnight } from './delivery-promise.ts'

export { isDayOff } from './days-off.ts'
export { dayIn, lastDayOfPeriod } from './deadlines.ts'
export { type DeliveryPromise, type Dispatch, type Duration, deliveryPromise, nextMidnight } from './delivery-promise.ts'

export { isDayOff } from './days-off.ts'
export { type Day, dayIn, lastDayOfPeriod } from './deadlines.ts'

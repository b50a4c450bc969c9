export { isDayOff } from './days-off.ts'
export { dayIn, lastDayOfPeriod } from './deadlines.ts'

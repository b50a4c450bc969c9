export { convert, convertBack, fromDecimal, parseRate, plnRate, roundHalfAway, toDecimal } from './money.ts'
export { tierFor } from './tier.ts'
export { grossOf } from './vat.ts'

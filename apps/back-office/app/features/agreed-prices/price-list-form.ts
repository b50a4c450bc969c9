import type { Arguments, ResponseOutput } from '@stragan/contract'
import type { priceListCalls } from '@stragan/contract/admin'
import type { Fields } from '@stragan/ui/form'
import { localTime, typedMoment } from '../../platform/local-time.ts'

export const priceListTable = { name: 'required', valid_from: 'optional', valid_to: 'optional' } as const

type PriceListValues = Arguments<typeof priceListCalls.changePriceList>['body']['from']

/** The price list that a form stands for. */
export const readPriceList = (fields: Fields, timeZone: string): PriceListValues => ({
  name: fields.name ?? '',
  valid_from: typedMoment(fields.valid_from, timeZone),
  valid_to: typedMoment(fields.valid_to, timeZone),
})

/** A stored price list, as its form shows it. */
export const shownPriceList = ({ name, valid_from, valid_to }: PriceListValues, timeZone: string) => ({
  name,
  valid_from: valid_from === null ? '' : localTime(valid_from, timeZone),
  valid_to: valid_to === null ? '' : localTime(valid_to, timeZone),
})

/** The values alone, as they go into a change. */
export const valuesOf = ({ name, valid_from, valid_to }: ResponseOutput<typeof priceListCalls.priceList>): PriceListValues => ({
  name,
  valid_from,
  valid_to,
})

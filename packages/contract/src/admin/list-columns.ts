import type { z } from 'zod'
import type { Language } from '../constants.ts'

export type Texts = Readonly<Record<Language, string>>

/** A column of a downloaded list. */
export interface Column {
  title: Texts
  /** `amount`: money, with two decimals. `moment`: a time, shown in the shop's time zone. `list`: texts, separated by commas. */
  kind: 'text' | 'number' | 'amount' | 'flag' | 'moment' | 'list'
  /** The field of an object that is shown. */
  part?: string
  /** What each value of an enumeration is called. */
  words?: Readonly<Record<string, Texts>>
}

/** Columns fit the fields that they show: an amount is a number. */
type ColumnOf<Value> =
  NonNullable<Value> extends readonly unknown[]
    ? Of<NonNullable<Value>>
    : NonNullable<Value> extends object
      ? { [part in keyof NonNullable<Value>]: Of<NonNullable<Value>[part]> & { part: part } }[keyof NonNullable<Value>]
      : Of<NonNullable<Value>>
/** Only an object has more to show than one column. */
type Columns<Value> = ColumnOf<Value> | readonly ColumnOf<Value>[]
type Of<Value> = Column & { kind: KindOf<Value> }
type KindOf<Value> = Value extends number
  ? 'number' | 'amount'
  : Value extends boolean
    ? 'flag'
    : Value extends string
      ? 'text' | 'moment'
      : Value extends readonly string[]
        ? 'list'
        : never

/** What a list is downloaded as: JSON has its items as the call returns them, CSV and XLSX have columns. */
export interface Download {
  /** Name of the list, of at most 31 letters: the title of the worksheet. */
  title: Texts
  item: z.ZodObject
  /** Field of the response that has the items; absent where the response itself is the list. */
  itemsIn?: string
  /** A person has to have confirmed their identity: for whole lists of people. */
  stepUp?: true
  /** By field of an item, in the order of the columns; of an object several, one per part. */
  columns: Readonly<Record<string, Column | readonly Column[]>>
}

/** The columns of a download with the fields that they show, in their order. */
export const columnsOf = ({ columns }: Download) =>
  Object.entries(columns).flatMap(([field, shown]) => [shown].flat().map(column => [field, column] as const))

/** A column per language, of texts in both. */
export const perLanguage = ({ en, pl }: Texts) =>
  [
    { title: { en: `${en} (English)`, pl: `${pl} po angielsku` }, kind: 'text', part: 'en' },
    { title: { en: `${en} (Polish)`, pl: `${pl} po polsku` }, kind: 'text', part: 'pl' },
  ] as const

/** Declares what a list with such items is downloaded as. */
export const downloadOf = <Item extends z.ZodObject>(
  item: Item,
  rest: Omit<Download, 'item' | 'columns'> & { columns: { [field in keyof z.output<Item>]?: Columns<z.output<Item>[field]> } },
): Download => ({ item, ...rest }) as Download

import type { Bootstrap } from '../../platform/bootstrap.ts'

/** A choice of values by feature code; a feature without a value is not restricted. */
export type Choice = Record<string, string>

/** Name of a feature's select, and of its filter in a list. */
export const nameOf = (feature: string) => `feature[${feature}]`

const maxValueLength = 80

/** A value with a NUL, which no feature has, is ignored. */
export const choiceOf = ({ selects }: Pick<NonNullable<Bootstrap['finder']>, 'selects'>, query: URLSearchParams): Choice =>
  Object.fromEntries(
    selects.map(({ feature }) => {
      const value = query.get(nameOf(feature)) ?? ''
      return [feature, value.includes('\0') ? '' : value.slice(0, maxValueLength)]
    }),
  )

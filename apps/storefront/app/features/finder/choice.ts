import type { Bootstrap } from '../../platform/bootstrap.ts'

/** A choice of values by feature code; a feature without a value is not restricted. */
export type Choice = Record<string, string>

/** Name of a feature's select, and of its filter in a list. */
export const nameOf = (feature: string) => `feature[${feature}]`

const maxValueLength = 80

export const choiceOf = ({ selects }: Pick<NonNullable<Bootstrap['finder']>, 'selects'>, query: URLSearchParams): Choice =>
  Object.fromEntries(selects.map(({ feature }) => [feature, query.get(nameOf(feature))?.slice(0, maxValueLength) ?? '']))

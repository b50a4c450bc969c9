import type { ResponseOutput } from '@stragan/contract'
import type { categoryAdminCalls } from '@stragan/contract/admin'
import type { Fields } from '@stragan/ui/form'
import { linesOf } from '../../platform/lines.ts'

type Category = ResponseOutput<typeof categoryAdminCalls.category>

export const listTable = { first_products: 'optional', facets: 'optional' } as const

/** How the list of a category looks, as a form edits it. */
export const listOfCategory = ({ first_products, facets }: Pick<Category, 'first_products' | 'facets'>) => ({ first_products, facets })

const maxTypedLength = 20_000

const lines = (text = '') => linesOf(text.slice(0, maxTypedLength))

/** The body that the form stands for; no filter stands for those of the category above. */
export function typedList(fields: Fields) {
  const facets = lines(fields.facets)
  return { first_products: lines(fields.first_products), facets: facets.length > 0 ? facets : null }
}

export const fieldsOfList = ({ first_products, facets }: Pick<Category, 'first_products' | 'facets'>) => ({
  first_products: first_products.join('\n'),
  facets: facets?.join('\n') ?? '',
})

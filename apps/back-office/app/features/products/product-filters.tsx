import { productLacks } from '@stragan/contract/admin'
import { FilterSelect } from '../../platform/filter-select.tsx'
import { useLanguage } from '../../platform/language.ts'
import type { Filters } from './product-query.ts'
import { productMessages } from './products.messages.ts'

type Choice = { id: number; name: string }

interface ProductFiltersProps {
  filters: Omit<Filters, 'q'>
  categories: readonly Choice[]
  brands: readonly Choice[]
}

/** The filters of the list of products. */
export function ProductFilters({ filters: { active, category, brand, stock, lacking }, categories, brands }: ProductFiltersProps) {
  const t = productMessages[useLanguage()]
  return (
    <div className="grid basis-full gap-x-3 gap-y-4 sm:grid-cols-3">
      <FilterSelect name="category" label={t.category} value={category} any={t.anyCategory} options={withStored(categories, category)} />
      <FilterSelect name="brand" label={t.brand} value={brand} any={t.anyBrand} options={withStored(brands, brand)} />
      <FilterSelect
        name="active"
        label={t.state}
        value={active}
        any={t.anyState}
        options={[
          ['true', t.activeOnes],
          ['false', t.inactiveOnes],
        ]}
      />
      <FilterSelect
        name="stock"
        label={t.stockLevel}
        value={stock}
        any={t.anyStock}
        options={[
          ['in_stock', t.inStock],
          ['sold_out', t.soldOut],
          ['below_minimum', t.belowMinimum],
        ]}
      />
      <FilterSelect
        name="lacking"
        label={t.lacking}
        value={lacking}
        any={t.nothingLacking}
        options={productLacks.map(one => [one, t.lacks[one]] as const)}
      />
    </div>
  )
}

/** A filter of the address that the choices do not have stays chosen. */
const withStored = (choices: readonly Choice[], stored: string | undefined) => [
  ...choices.map(({ id, name }) => [String(id), name] as const),
  ...(stored === undefined || choices.some(({ id }) => String(id) === stored) ? [] : [[stored, `#${stored}`] as const]),
]

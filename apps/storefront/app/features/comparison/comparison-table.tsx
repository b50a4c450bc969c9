import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { Picture } from '@stragan/ui/picture'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLocation } from 'react-router'
import type { Display } from '../../platform/display.ts'
import { useTyped } from '../cart/notice-context.ts'
import { catalogueMessages } from '../catalogue/catalogue.messages.ts'
import { CardPrice, type CardProduct, StockLine, WayToCart } from '../catalogue/product-card.tsx'
import type { PromiseView } from '../delivery-promise/promise-view.ts'
import { comparisonMessages } from './comparison.messages.ts'
import { comparisonHref } from './comparison-query.ts'
import type { ComparisonRow } from './comparison-rows.ts'

/** Padding of a product's cells. */
const column = 'max-sm:px-2'

interface ComparisonProps {
  /** Two to four. */
  products: CardProduct[]
  /** For goods in stock. */
  promise: PromiseView | null
  rows: { differing: ComparisonRow[]; equal: ComparisonRow[] }
  language: Language
  prices: Display['prices']
}

/** Widths of the table and of a column by the number of products: a column is as wide with two products as with four. */
const widths: Record<number, { table: string; column: string }> = {
  2: { table: 'lg:max-w-3/5', column: 'w-2/5' },
  3: { table: 'lg:max-w-4/5', column: 'w-[27%]' },
  4: { table: '', column: 'w-[21%]' },
}

/** Products side by side, a row for each attribute, those that differ first. On phones the names of the attributes stay in sight. */
export function ComparisonTable({ products, promise, rows, language, prices }: ComparisonProps) {
  const t = comparisonMessages[language]
  const catalogue = catalogueMessages[language]
  const { pathname, search } = useLocation()
  const typed = useTyped()
  const ids = products.map(({ id }) => id)
  const width = widths[products.length]
  return (
    <Table caption={t.title} captionHidden className={`mt-6 ${width?.table}`}>
      <thead>
        <tr>
          <ColumnHead>
            <span className="sr-only">{t.feature}</span>
          </ColumnHead>
          {products.map(product => (
            <th
              key={product.id}
              scope="col"
              className={`min-w-29 border-ink border-b px-2 pb-2 text-left align-top font-semibold last:pr-0 sm:min-w-44 sm:px-3 ${width?.column}`}
            >
              <ProductLink product={product} language={language} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <RowHead>{t.price}</RowHead>
          {products.map(product => (
            <Cell key={product.id} className={column}>
              <CardPrice product={product} language={language} prices={prices} />
            </Cell>
          ))}
        </tr>
        <tr>
          <RowHead>{catalogue.stock}</RowHead>
          {products.map(product => (
            <Cell key={product.id} className={column}>
              <StockLine product={product} promise={promise} language={language} />
            </Cell>
          ))}
        </tr>
        <tr>
          <RowHead>{t.order}</RowHead>
          {products.map(product => (
            <Cell key={product.id} className={column}>
              <div className="grid justify-items-stretch gap-1 sm:justify-items-start max-sm:[&_[type=submit]]:px-1 max-sm:[&_[type=submit]_svg]:hidden">
                <WayToCart product={product} language={language} to={pathname + search} typed={typed(product.id)} />
                <ButtonLink
                  kind="quiet"
                  size="small"
                  icon="close"
                  rel="nofollow"
                  href={comparisonHref(
                    language,
                    ids.filter(id => id !== product.id),
                  )}
                  className="-ml-3 justify-self-start"
                >
                  {t.remove}
                  <span className="sr-only"> {product.name}</span>
                </ButtonLink>
              </div>
            </Cell>
          ))}
        </tr>
      </tbody>
      <Group title={t.differences} rows={rows.differing} columns={products.length} none={t.noDifferences} missing={t.missing} />
      {rows.equal.length > 0 && <Group title={t.same} rows={rows.equal} columns={products.length} missing={t.missing} />}
    </Table>
  )
}

function ProductLink({ product: { name, slug, cover, symbol }, language }: { product: CardProduct; language: Language }) {
  return (
    <>
      <div className="plate aspect-square max-w-48 p-[8%]">
        {cover && <Picture picture={{ ...cover, alt: '' }} sizes="192px" eager className="size-full object-contain" />}
      </div>
      <a
        href={hrefTo(language, 'product', { id: slug })}
        className="target mt-2 inline-flex items-center break-words leading-snug underline-offset-4 sm:text-base hover:underline"
      >
        {name}
      </a>
      <p className="wrap-anywhere font-normal text-quiet text-xs tabular-nums">{symbol}</p>
    </>
  )
}

interface GroupProps {
  title: string
  rows: ComparisonRow[]
  columns: number
  /** Text of a group without rows. */
  none?: string
  /** What a dash says. */
  missing: string
}

function Group({ title, rows, columns, none, missing }: GroupProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className="border-ink border-b pt-8 pb-2 text-left font-semibold text-lg">
          <span className="sticky left-0">{title}</span>
        </th>
      </tr>
      {rows.length === 0 && none && (
        <tr>
          <td colSpan={columns + 1} className="py-2.5 text-quiet">
            <span className="sticky left-0">{none}</span>
          </td>
        </tr>
      )}
      {rows.map(({ name, values }) => (
        <tr key={name}>
          <RowHead>
            <span className="break-words font-normal text-quiet">{name}</span>
          </RowHead>
          {values.map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column
            <Cell key={at} className={`wrap-anywhere tabular-nums ${column}`}>
              {value ?? <Missing text={missing} />}
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const Missing = ({ text }: { text: string }) => (
  <>
    <span aria-hidden="true" className="text-quiet">
      –
    </span>
    <span className="sr-only">{text}</span>
  </>
)

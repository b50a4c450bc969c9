import { Badge } from '@stragan/ui/badge'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { Button } from '@stragan/ui/button'
import { Card } from '@stragan/ui/card'
import { Chips } from '@stragan/ui/chip'
import { Facet, FacetFrame } from '@stragan/ui/facet'
import { Field } from '@stragan/ui/field'
import { Pagination } from '@stragan/ui/pagination'
import { Picture } from '@stragan/ui/picture'
import { Quantity } from '@stragan/ui/quantity'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { brands, categories, samplePictures, variants } from './samples.ts'
import { Section } from './section.tsx'

const chips = [
  { href: '#chip-1', label: 'Producent: Projahn' },
  { href: '#chip-2', label: 'Średnica: 10 mm' },
  { href: '#chip-3', label: 'Materiał: stal nierdzewna A4 (AISI 316)' },
]

export function ListsSection() {
  return (
    <>
      <Section id="breadcrumb" title="Breadcrumb">
        <Breadcrumb label="You are here" items={categories} />
      </Section>
      <Section id="chip" title="Chips">
        <Chips label="Active filters" remove="Remove filter" chips={chips} clear={{ href: '#chip', label: 'Clear all' }} />
      </Section>
      <div className="grid gap-x-12 lg:grid-cols-[17rem_1fr]">
        <Section id="facet" title="Facet">
          <form action="#facet">
            <Facet title="Producent" name="brand" options={brands} showAll="Show all 10" showFewer="Show fewer" shown={6} />
            <Facet title="Średnica" name="diameter" options={brands.slice(1, 4)} showAll="" showFewer="" />
            <FacetFrame title="Price">
              <div className="grid grid-cols-2 gap-3">
                <Field label="From" suffix="zł" inputMode="decimal" />
                <Field label="To" suffix="zł" inputMode="decimal" />
              </div>
            </FacetFrame>
            <Facet title="Folded" name="folded" open={false} options={brands} showAll="Show all" showFewer="Show fewer" />
          </form>
        </Section>
        <Section id="card" title="Card">
          <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3">
            {samplePictures.map((picture, index) => (
              <li key={picture.url}>
                <Card
                  title={['Śruba z łbem sześciokątnym M10 × 60, ocynkowana', 'Hexagon bolt M10', 'Bolt with nut and washer'][index] ?? ''}
                  href={`#card-${index}`}
                  picture={<Picture picture={picture} sizes="(min-width: 768px) 280px, 45vw" className="aspect-square w-full" />}
                  badges={index === 0 && <Badge tone="accent">−15%</Badge>}
                  footer={
                    index === 1 && (
                      <Button size="small" icon="cart" wide>
                        Add
                      </Button>
                    )
                  }
                >
                  <p className="text-quiet text-sm">PJ-10060 · Projahn</p>
                  <p className="mt-2 tabular-nums">
                    <strong className="text-lg">1,24 zł</strong> <span className="text-quiet text-sm">net</span>
                  </p>
                  <p className="text-quiet text-sm tabular-nums">PLN 1.53 incl. VAT</p>
                </Card>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <Section id="table" title="Table">
        <Table caption="Śruba M10: warianty" tall>
          <thead>
            <tr>
              <ColumnHead>Product code</ColumnHead>
              <ColumnHead>Size</ColumnHead>
              <ColumnHead>Grade</ColumnHead>
              <ColumnHead numeric>Weight, kg</ColumnHead>
              <ColumnHead numeric>Stock</ColumnHead>
              <ColumnHead numeric>from 1</ColumnHead>
              <ColumnHead numeric>from 10</ColumnHead>
              <ColumnHead numeric>from 100</ColumnHead>
              <ColumnHead>Quantity</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {variants.map(variant => (
              <tr key={variant.symbol}>
                <RowHead>{variant.symbol}</RowHead>
                <Cell className="whitespace-nowrap">{variant.size}</Cell>
                <Cell>{variant.grade}</Cell>
                <Cell numeric>{variant.weight}</Cell>
                <Cell numeric>{variant.stock > 0 ? variant.stock : <Badge tone="danger">Sold out</Badge>}</Cell>
                <Cell numeric>{variant.price}</Cell>
                <Cell numeric className="font-semibold text-accent">
                  {variant.ten}
                </Cell>
                <Cell numeric>{variant.hundred}</Cell>
                <Cell>
                  <Quantity
                    label={`Quantity of ${variant.symbol}`}
                    decrease={`One less of ${variant.symbol}`}
                    increase={`One more of ${variant.symbol}`}
                    size="small"
                    defaultValue={1}
                    disabled={variant.stock === 0}
                  />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
      <Section id="pagination" title="Pagination">
        <div className="grid gap-6">
          {[
            [1, 3],
            [1, 12],
            [6, 12],
            [12, 12],
          ].map(([page = 1, pages = 1]) => (
            <Pagination
              key={`${page} ${pages}`}
              label={`Pages, ${page} of ${pages}`}
              page={page}
              pages={pages}
              href={number => `#page-${number}`}
              previous="Previous"
              next="Next"
              pageName={number => `Page ${number}`}
              summary={`Page ${page} of ${pages}`}
            />
          ))}
        </div>
      </Section>
    </>
  )
}

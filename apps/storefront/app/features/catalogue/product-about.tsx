import { hrefTo, type Language } from '@stragan/routing'
import { type ListedSheet, SheetList } from '../documents/sheet-table.tsx'
import { ScrewDimensions } from '../screws/screw-dimensions.tsx'
import type { Screw } from '../screws/screw-sizes.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { productMessages } from './product.messages.ts'
import type { Safety } from './product-safety.server.ts'
import { ProductSafety } from './product-safety.tsx'
import { ProductVideo } from './product-video.tsx'
import type { ProductView } from './product-view.ts'

interface AboutProps {
  product: ProductView
  /** What is drawn with its dimensions. */
  screw: Screw | null
  safety: Safety
  sheets: readonly ListedSheet[]
  language: Language
}

/**
 * Description of a product: text, features, documents, safety information and video. On desks features and documents stand beside the text,
 * below which are the dimensions, or else the safety information, so that both columns are about as high.
 */
export function About({ product, screw, safety, sheets, language }: AboutProps) {
  const t = catalogueMessages[language]
  const p = productMessages[language]
  const { paragraphs, features, brand, video } = product
  const safetyPart = <ProductSafety safety={safety} language={language} />
  return (
    <div className="mt-14 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      {paragraphs.length > 0 && (
        <section aria-labelledby="description" className="lg:col-start-1">
          <h2 id="description" className="text-2xl">
            {t.description}
          </h2>
          <div className="mt-4 grid max-w-prose gap-4">
            {paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {screw && (
        <div className="lg:col-start-1">
          <ScrewDimensions screw={screw} language={language} />
        </div>
      )}
      <div className="grid content-start gap-12 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {features.length > 0 && (
          <section aria-labelledby="features">
            <h2 id="features" className="text-2xl">
              {t.features}
            </h2>
            <table className="mt-4 w-full border-rule border-b text-sm">
              <tbody>
                {features.map(([name, value]) => (
                  <tr key={name} className="border-rule border-t">
                    <th scope="row" className="w-2/5 py-2.5 pr-4 text-left align-top font-normal text-quiet">
                      {name}
                    </th>
                    <td className="py-2.5">{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {sheets.length > 0 && (
          <section aria-labelledby="sheets">
            <h2 id="sheets" className="text-2xl">
              {p.sheets}
            </h2>
            <SheetList sheets={sheets} language={language} />
          </section>
        )}
        {screw && safetyPart}
        {brand && (
          <section aria-labelledby="brand">
            <h2 id="brand" className="text-2xl">
              {brand.name}
            </h2>
            {brand.description && <p className="mt-3 max-w-prose">{brand.description}</p>}
            <a
              href={hrefTo(language, 'brand', { id: brand.slug })}
              className="link target mt-2 inline-flex items-center font-semibold text-sm"
            >
              {p.aboutBrand(brand.name)}
            </a>
          </section>
        )}
      </div>
      {!screw && <div className="empty:hidden lg:col-start-1">{safetyPart}</div>}
      {video && (
        <section aria-labelledby="video" className="lg:col-span-2">
          <h2 id="video" className="mb-4 text-2xl">
            {p.video}
          </h2>
          <ProductVideo video={video} name={product.name} language={language} />
        </section>
      )}
    </div>
  )
}

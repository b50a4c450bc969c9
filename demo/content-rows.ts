import type { NewRecord, RecordKind } from '../apps/api/src/features/content/record-kinds.ts'
import type { Original } from '../apps/api/src/features/pictures/pictures.ts'
import type { WrittenPdf } from '../apps/api/src/platform/pdf.ts'
import { catalogue } from './art/documents/catalogues.ts'
import { dataSheet } from './art/documents/data-sheets.ts'
import { booklet, scene } from './art/drawings/scene.ts'
import type { Picture } from './catalogue-rows.ts'
import type { DemoShop, Texts } from './types.ts'

/** Rows of a shop's content, without `shop_id`. */
export type ContentRows = Awaited<ReturnType<typeof contentRows>>

interface Stores {
  picture: (drawing: string) => Promise<Original>
  document: (bytes: Buffer) => Promise<{ hash: string; bytes: number }>
}

/** `pictureFrom` is the first id that no picture of the catalogue has. */
export async function contentRows(shop: DemoShop, now: Date, pictureFrom: number, stores: Stores) {
  const { articles, careers, catalogues, machines, points } = shop.content
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const pictures: Promise<Picture>[] = []
  const picture = (drawing: string, alt: Texts) => {
    const id = pictureFrom + pictures.length
    pictures.push(stores.picture(drawing).then(original => ({ id, is_family_picture: false, alt, ...original })))
    return id
  }
  const { documents, catalogueDocument, dataSheets } = await documentRows(shop, stores)
  const records: Record<RecordKind, NewRecord[]> = {
    article: articles.map(({ slug, daysAgo, cover, ...record }, i) => ({
      id: i + 1,
      slug,
      published_at: at(-daysAgo),
      picture_id: picture(
        scene(
          shop.accent,
          cover.shows.map(draw => draw(shop.accent)),
        ),
        cover.alt,
      ),
      record,
    })),
    career: careers.map(({ daysAgo, openFor, salary, ...record }, i) => ({
      id: i + 1,
      published_at: at(-daysAgo),
      valid_until: at(openFor),
      record: { ...record, salary_from: salary[0], salary_to: salary[1] },
    })),
    catalog: catalogues.map(({ title, description, shown, code }, i) => ({
      id: i + 1,
      published_at: at(-30),
      picture_id: picture(
        booklet(
          shop.accent,
          shown.map(family => shop.drawings[family]?.({ size: 0.6, accent: shop.accent }).main ?? ''),
        ),
        {
          en: `Cover of the catalogue “${title.en}”`,
          pl: `Okładka katalogu „${title.pl}”`,
        },
      ),
      document_id: catalogueDocument(code),
      record: { title, description },
    })),
    vending_machine: machines.map(({ name, description, draw, features }, i) => ({
      id: i + 1,
      published_at: at(-30),
      picture_id: picture(draw(shop.accent), name),
      record: { name, description, features: features.map(([feature_name, feature_value]) => ({ feature_name, feature_value })) },
    })),
    distribution_point: points.map((record, i) => ({ id: i + 1, published_at: at(-30), record: { ...record } })),
  }
  return { documents, dataSheets, records, pictures: await Promise.all(pictures) }
}

/** Each catalogue and each family's data sheet as a file, and a sheet for each product. */
async function documentRows(shop: DemoShop, stores: Stores) {
  const documents: { id: number; hash: string; file_name: string; bytes: number; pages: number }[] = []
  const keep = async (code: string, { bytes, pages }: WrittenPdf) => {
    const id = documents.length + 1
    documents.push({ id, file_name: `${code}.pdf`, pages, ...(await stores.document(bytes)) })
    return id
  }
  const catalogueIds = new Map<string, number>()
  for (const one of shop.content.catalogues) catalogueIds.set(one.code, await keep(one.code, await catalogue(shop, one)))
  const sheets = new Map<string, { document_id: number; title: Texts }>()
  for (const family of shop.families) {
    const name = shop.content.familyNames[family.code]
    if (!name) throw new Error(`The family ${family.code} of ${shop.name} has no name for its data sheet`)
    sheets.set(family.code, { document_id: await keep(`karta-${family.code}`, await dataSheet(shop, family, name)), title: name })
  }
  const dataSheets = shop.families.flatMap(family => family.products.map(() => sheets.get(family.code))).map((sheet, i) => ({ id: i + 1, product_id: i + 1, ...sheet }))
  return { documents, dataSheets, catalogueDocument: (code: string) => catalogueIds.get(code) as number }
}

import { z } from 'zod'
import { maxLengths } from '../../constants.ts'
import { id, idAsText } from '../../entities/scalars.ts'
import { visibleText } from '../../visible-text.ts'
import { adminCall } from '../admin-call.ts'
import { atRevision, texts, writtenRevision, writtenSlug, writtenTexts } from '../classification.ts'
import { maxDescriptionLength, maxSeoDescriptionLength, maxSeoTitleLength } from '../constants.ts'
import { inShop, ok } from '../entities.ts'
import { downloadOf } from '../list-columns.ts'
import { shownPicture } from '../shown-picture.ts'

const ofBrand = inShop.extend({ id: idAsText })

const brand = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  producer_id: id.nullable(),
  /** Inactive ones too. */
  products: z.int(),
})

const noTexts = { en: '', pl: '' }
const written = {
  name: visibleText().min(1).max(maxLengths.name),
  slug: writtenSlug,
  description: writtenTexts(maxDescriptionLength),
  seo_title: writtenTexts(maxSeoTitleLength),
  seo_description: writtenTexts(maxSeoDescriptionLength),
  producer_id: id.nullable(),
}

export const brandAdminCalls = {
  brands: adminCall({
    method: 'GET',
    path: '/shops/{shop}/brands',
    permission: 'products:read',
    summary: 'All brands, by name',
    params: inShop,
    response: z.array(brand),
    download: downloadOf(brand, {
      title: { en: 'Brands', pl: 'Marki' },
      columns: {
        id: { title: { en: 'Brand no.', pl: 'Nr marki' }, kind: 'number' },
        name: { title: { en: 'Name', pl: 'Nazwa' }, kind: 'text' },
        slug: { title: { en: 'Address', pl: 'Adres' }, kind: 'text' },
        producer_id: { title: { en: 'Producer no.', pl: 'Nr producenta' }, kind: 'number' },
        products: { title: { en: 'Products', pl: 'Produkty' }, kind: 'number' },
      },
    }),
    errors: [],
  }),
  brand: adminCall({
    method: 'GET',
    path: '/shops/{shop}/brands/{id}',
    permission: 'products:read',
    summary: 'A brand with its texts in both languages, and its logo',
    params: ofBrand,
    query: atRevision,
    response: brand.extend({
      description: texts,
      seo_title: texts,
      seo_description: texts,
      logo: shownPicture.nullable(),
      revision: z.string(),
    }),
    errors: ['brand_not_found', 'classification_changed'],
  }),
  createBrand: adminCall({
    method: 'POST',
    path: '/shops/{shop}/brands',
    permission: 'products:write',
    summary: 'Create a brand. An empty slug is made from the name',
    params: inShop,
    body: z.object({
      ...written,
      seo_title: written.seo_title.default(noTexts),
      seo_description: written.seo_description.default(noTexts),
    }),
    response: z.object({ id }),
    errors: ['classification_full'],
  }),
  saveBrand: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/brands/{id}',
    permission: 'products:write',
    summary: 'Change a brand. What others have changed since the revision is merged, field by field',
    params: ofBrand,
    body: z.object({ revision: writtenRevision, ...written }),
    response: ok,
    errors: ['brand_not_found', 'classification_changed'],
  }),
  deleteBrand: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/brands/{id}',
    permission: 'products:write',
    summary: 'Delete a brand without products',
    params: ofBrand,
    response: ok,
    errors: ['brand_not_found', 'still_in_use'],
  }),
}

import {
  type Brand,
  type Category,
  type CategoryBranch,
  type catalogueCalls,
  type ResponseInput,
  ShopError,
  sitemapPerPage,
} from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { pictureOf } from '../pictures/pictures.ts'
import { linkView } from './card-view.ts'
import { orFormer } from './former-slugs.ts'
import * as tree from './tree.queries.ts'

export async function categoryTree(ctx: Ctx): Promise<CategoryBranch[]> {
  const rows = await tree.allCategories(ctx)
  const branchesOf = (parent: number | null): CategoryBranch[] =>
    (byParent.get(parent) ?? []).map(row => ({
      ...linkView(ctx, row),
      parent_id: row.parent_id,
      products: row.products,
      picture: row.picture && pictureOf(row.picture),
      children: branchesOf(row.id),
    }))
  const byParent = Map.groupBy(rows, row => row.parent_id)
  return branchesOf(null)
}

export async function categoryByKey(ctx: Ctx, key: string): Promise<Category> {
  const row = await orFormer(ctx, 'category', key, one => tree.categoryByKey(ctx, one))
  if (!row) throw new ShopError('category_not_found')
  return {
    ...linkView(ctx, row),
    parent_id: row.parent_id,
    products: row.products,
    description: row.description,
    seo_title: row.seo_title,
    seo_description: row.seo_description,
    breadcrumbs: row.breadcrumbs.map(one => linkView(ctx, one)),
    children: row.children.map(one => ({ ...linkView(ctx, one), products: one.products })),
  }
}

export async function siteMap(ctx: Ctx, page: number): Promise<ResponseInput<typeof catalogueCalls.siteMap>> {
  const { total, items } = await tree.siteMapPage(ctx, page, sitemapPerPage)
  const pages = Math.max(1, Math.ceil(total / sitemapPerPage))
  return { page, pages, items: items.map(({ kind, id, slug_en, slug_pl }) => ({ kind, id, slugs: { en: slug_en, pl: slug_pl } })) }
}

const brandOf = ({ id, name, slug, description, logo, products }: tree.BrandRow): Brand => ({
  id,
  name,
  slug,
  description,
  logo: logo && pictureOf(logo),
  products,
})

export async function allBrands(ctx: Ctx): Promise<Brand[]> {
  return (await tree.allBrands(ctx)).map(brandOf)
}

export async function brandByKey(ctx: Ctx, key: string): Promise<ResponseInput<typeof catalogueCalls.brand>> {
  const row = await orFormer(ctx, 'brand', key, one => tree.brandByKey(ctx, one))
  if (!row) throw new ShopError('brand_not_found')
  const categories = await tree.categoriesOfBrand(ctx, row.id)
  const { seo_title, seo_description } = row
  return {
    ...brandOf(row),
    seo_title,
    seo_description,
    categories: categories.map(one => ({ ...linkView(ctx, one), products: one.products })),
  }
}

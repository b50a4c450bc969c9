import { ShopError } from '@stragan/contract'
import { categoryAdminCalls, roleHas } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { useLanguage } from '../../platform/language.ts'
import { done, pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/categories-page.ts'
import { categoryMessages } from './categories.messages.ts'
import { CategoriesTable } from './categories-table.tsx'
import { siblingsOf, treeRows } from './category-tree.ts'
import { neighbourAfterMove } from './moved.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:read')
  const categories = await office.api(categoryAdminCalls.categories, { params: { shop: shop.code } })
  return { shop: shop.code, canWrite: roleHas(shop.role, 'products:write'), rows: treeRows(categories, account.language) }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const intent = form.text('intent')
  if (intent !== 'up' && intent !== 'down') throw new ShopError('not_found')
  const of = { shop: params.shop ?? '' }
  const id = Number(form.text('id'))
  const categories = await office.api(categoryAdminCalls.categories, { params: of })
  const before_id = neighbourAfterMove(siblingsOf(categories, id), id, intent)
  if (before_id !== undefined) {
    const parent_id = categories.find(one => one.id === id)?.parent_id ?? null
    await office.api(categoryAdminCalls.moveCategory, { params: { ...of, id }, body: { parent_id, before_id } })
  }
  return done(office, `${path}#category-${id}`)
})

export default function CategoriesPage({ loaderData: { shop, canWrite, rows } }: Route.ComponentProps) {
  const t = categoryMessages[useLanguage()]
  const create = canWrite && (
    <ButtonLink kind="primary" icon="plus" href={`/${shop}/categories/new`}>
      {t.create}
    </ButtonLink>
  )
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        rows.length > 0 && (
          <>
            <DownloadControl list="categories" count={rows.length} />
            {create}
          </>
        )
      }
    >
      {rows.length > 0 ? (
        <CategoriesTable shop={shop} rows={rows} canWrite={canWrite} />
      ) : (
        <EmptyState icon="info" title={t.none} actions={create}>
          {t.noneText}
        </EmptyState>
      )}
    </Page>
  )
}

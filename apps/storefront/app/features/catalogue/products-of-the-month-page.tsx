import { alternatesOf, hrefTo } from '@stragan/routing'
import { metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import type { Route } from './+types/products-of-the-month-page.ts'
import { listMessages } from './list.messages.ts'
import { ListHeading } from './list-heading.tsx'
import { listHead, loadList } from './product-list.server.ts'
import { ProductList } from './product-list.tsx'

export const loader = publicLoader(async (ctx, at) => {
  const { language } = ctx
  const t = listMessages[language]
  const list = await loadList(ctx, at, hrefTo(language, 'productsOfTheMonth'), { flag: 'month' })
  const head = { title: t.ofTheMonth, name: t.ofTheMonth, description: t.ofTheMonthText, alternates: alternatesOf('productsOfTheMonth') }
  return { language, ...listHead(ctx, list, head), list }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function ProductsOfTheMonthPage({ loaderData }: Route.ComponentProps) {
  const { language, list } = loaderData
  const t = listMessages[language]
  return (
    <>
      <ListHeading language={language} title={t.ofTheMonth} path={list.path}>
        {t.ofTheMonthText}
      </ListHeading>
      <ProductList list={list} language={language} />
    </>
  )
}

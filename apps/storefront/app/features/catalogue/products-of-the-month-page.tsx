import { alternatesOf, hrefTo } from '@stragan/routing'
import { metaOf } from '../../platform/head.ts'
import { sharedLoader } from '../../platform/shared.server.ts'
import type { Route } from './+types/products-of-the-month-page.ts'
import { listMessages } from './list.messages.ts'
import { ListHeading } from './list-heading.tsx'
import { listHead, loadList } from './product-list.server.ts'
import { ProductList } from './product-list.tsx'

export const loader = sharedLoader(async (visit, at) => {
  const { language } = visit
  const t = listMessages[language]
  const list = await loadList(visit, at, hrefTo(language, 'productsOfTheMonth'), { flag: 'month' })
  const head = { title: t.ofTheMonth, name: t.ofTheMonth, description: t.ofTheMonthText, alternates: alternatesOf('productsOfTheMonth') }
  return { language, ...listHead(visit, list, head), list }
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

import { alternatesOf, hrefTo } from '@stragan/routing'
import { metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import type { Route } from './+types/bestsellers-page.ts'
import { listMessages } from './list.messages.ts'
import { ListHeading } from './list-heading.tsx'
import { listHead, loadList } from './product-list.server.ts'
import { ProductList } from './product-list.tsx'

export const loader = publicLoader(async (ctx, at) => {
  const { language } = ctx
  const t = listMessages[language]
  const list = await loadList(ctx, at, hrefTo(language, 'bestsellers'), { flag: 'bestseller' })
  const head = { title: t.bestsellers, name: t.bestsellers, description: t.bestsellersText, alternates: alternatesOf('bestsellers') }
  return { language, ...listHead(ctx, list, head), list }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function BestsellersPage({ loaderData }: Route.ComponentProps) {
  const { language, list } = loaderData
  const t = listMessages[language]
  return (
    <>
      <ListHeading language={language} title={t.bestsellers} path={list.path}>
        {t.bestsellersText}
      </ListHeading>
      <ProductList list={list} language={language} />
    </>
  )
}

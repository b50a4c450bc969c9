import { alternatesOf, hrefTo } from '@stragan/routing'
import { metaOf } from '../../platform/head.ts'
import { sharedLoader } from '../../platform/shared.server.ts'
import type { Route } from './+types/bestsellers-page.ts'
import { listMessages } from './list.messages.ts'
import { ListHeading } from './list-heading.tsx'
import { listHead, loadList } from './product-list.server.ts'
import { ProductList } from './product-list.tsx'

export const loader = sharedLoader(async (visit, at) => {
  const { language } = visit
  const t = listMessages[language]
  const list = await loadList(visit, at, hrefTo(language, 'bestsellers'), { flag: 'bestseller' })
  const head = { title: t.bestsellers, name: t.bestsellers, description: t.bestsellersText, alternates: alternatesOf('bestsellers') }
  return { language, ...listHead(visit, list, head), list }
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

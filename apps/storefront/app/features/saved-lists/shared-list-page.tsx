import { ShopError, savedListCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Button, ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { data } from 'react-router'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalAction, personalLoader } from '../../platform/personal-loader.server.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import type { Route } from './+types/shared-list-page.ts'
import { ListTable, ListTotal } from './list-table.tsx'
import { listToCart } from './list-to-cart.server.ts'
import { listView } from './list-view.server.ts'
import { savedListMessages } from './saved-lists.messages.ts'

/** The list of a token; null if no list is shared by it. */
const sharedList = ({ optionalSession }: VisitorContext, token: string) =>
  optionalSession(savedListCalls.sharedList, { params: { token } }).catch(error => {
    if (error instanceof ShopError && error.code === 'saved_list_not_found') return null
    throw error
  })

export const loader = personalLoader(async (ctx, visitor, { params }) => {
  const { language, bootstrap, display } = ctx
  const t = savedListMessages[language]
  const token = params.token ?? ''
  const list = await sharedList(visitor, token)
  const head = {
    title: `${list?.name ?? t.sharedGone} | ${bootstrap.shop.name}`,
    description: t.sharedAbout,
    alternates: alternatesOf('sharedList', { token }),
    noindex: true,
  }
  const key: string = crypto.randomUUID()
  const page = { language, prices: display.prices, key, ...headOf(ctx, head), list: list && listView(list) }
  return data(page, { status: list ? 200 : 404 })
})

export const action = personalAction(async ({ language, page }, visitor, form) => {
  const list = await sharedList(visitor, page?.params.token ?? '')
  // The page says so.
  if (!list || list.lines.length === 0) return null
  throw await listToCart(visitor, list.lines, language, form.text('key'))
})

/** The address grants access: no referrer to other sites, no caching. */
export const headers: Route.HeadersFunction = () => ({
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, no-store',
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function SharedListPage({ loaderData }: Route.ComponentProps) {
  const { language, prices, key, alternates, list } = loaderData
  const t = savedListMessages[language]
  if (!list)
    return (
      <>
        <h1 className="mb-6 text-3xl">{t.sharedGone}</h1>
        <p className="max-w-prose">{t.sharedGoneHint}</p>
        <p className="mt-6">
          <ButtonLink href={hrefTo(language, 'home')}>{t.toShop}</ButtonLink>
        </p>
      </>
    )
  return (
    <>
      <h1 className="wrap-anywhere text-3xl">{list.name}</h1>
      <p className="mt-2 text-quiet">{t.sharedLead}</p>
      <div className="mt-6">
        {list.lines.length === 0 ? (
          <EmptyState icon="list" title={t.sharedEmpty} actions={<ButtonLink href={hrefTo(language, 'home')}>{t.toShop}</ButtonLink>} />
        ) : (
          <>
            <ListTable list={list} language={language} prices={prices} />
            <form method="post" action={alternates[language]} className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
              <input type="hidden" name="key" value={key} />
              <ListTotal list={list} language={language} prices={prices} />
              <Button type="submit" kind="primary" size="large" icon="cart" className="max-sm:w-full">
                {t.toCart}
              </Button>
            </form>
          </>
        )}
      </div>
    </>
  )
}

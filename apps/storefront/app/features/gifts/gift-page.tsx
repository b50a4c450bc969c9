import { contentCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { Picture } from '@stragan/ui/picture'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList } from '../../platform/structured-data.ts'
import type { Route } from './+types/gift-page.ts'
import { GiftFacts } from './gift-facts.tsx'
import { giftView } from './gift-view.ts'
import { giftsMessages } from './gifts.messages.ts'
import { HowToGet } from './how-to-get.tsx'
import { rewardRegulations } from './reward-regulations.server.ts'

export const loader = publicLoader(async (ctx, { params }) => {
  const { api, language, bootstrap, display } = ctx
  const t = giftsMessages[language]
  const [found, regulations] = await Promise.all([
    api(contentCalls.gift, { params: { id: params.id ?? '' }, query: { currency: display.currency } }),
    rewardRegulations(ctx),
  ])
  const gift = giftView(ctx, found)
  const alternates = alternatesOf('gift', { id: gift.id })
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.title, href: hrefTo(language, 'gifts') },
    { label: gift.name, href: alternates[language] },
  ]
  const head = {
    title: `${t.pageTitle(gift.name)} | ${bootstrap.shop.name}`,
    description: gift.description ?? t.giftAbout(gift.name, gift.from),
    alternates,
    picture: gift.picture,
    about: [breadcrumbList(ctx, breadcrumbs)],
  }
  return { language, ...headOf(ctx, head), breadcrumbs, gift, hasRegulations: regulations !== null }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function GiftPage({ loaderData }: Route.ComponentProps) {
  const { language, breadcrumbs, gift, hasRegulations } = loaderData
  const t = giftsMessages[language]
  const all = hrefTo(language, 'gifts')
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      <div className="mt-4 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:gap-x-16">
        {gift.picture && (
          <div className="plate self-start p-[8%]">
            <Picture
              picture={gift.picture}
              sizes="(min-width: 1280px) 500px, (min-width: 768px) 42vw, 84vw"
              eager
              className="aspect-square w-full object-contain"
            />
          </div>
        )}
        <div>
          <h1 className="text-3xl">{gift.name}</h1>
          {gift.description && <p className="mt-3 max-w-prose">{gift.description}</p>}
          <div className="mt-6 border-rule border-y py-4">
            <GiftFacts gift={gift} language={language} />
            <p className="mt-1 max-w-prose text-quiet text-sm">{gift.stockOnHand > 0 ? t.fromHint : t.goneHint}</p>
          </div>
          <div className="mt-8">
            <HowToGet language={language}>
              {hasRegulations && (
                <a href={`${all}#regulations`} className="link target inline-flex items-center">
                  {t.readRegulations}
                </a>
              )}
              <a href={all} className="link target inline-flex items-center">
                {t.all}
              </a>
            </HowToGet>
          </div>
        </div>
      </div>
    </>
  )
}

import { contentCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { ButtonLink } from '@stragan/ui/button'
import { Card } from '@stragan/ui/card'
import { EmptyState } from '@stragan/ui/empty-state'
import { Picture } from '@stragan/ui/picture'
import { formatMoment } from '../../platform/format.ts'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList, itemList } from '../../platform/structured-data.ts'
import { Prose } from '../content-pages/prose.tsx'
import type { Route } from './+types/gifts-page.ts'
import { GiftFacts } from './gift-facts.tsx'
import { giftView } from './gift-view.ts'
import { giftsMessages } from './gifts.messages.ts'
import { HowToGet } from './how-to-get.tsx'
import { rewardRegulations } from './reward-regulations.server.ts'

export const loader = publicLoader(async ctx => {
  const { api, language, bootstrap, display } = ctx
  const t = giftsMessages[language]
  const [gifts, regulations] = await Promise.all([
    api(contentCalls.gifts, { query: { currency: display.currency } }),
    rewardRegulations(ctx),
  ])
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.title, href: hrefTo(language, 'gifts') },
  ]
  const listed = gifts.map(({ id, name }) => ({ name, href: hrefTo(language, 'gift', { id }) }))
  const head = {
    title: `${t.title} | ${bootstrap.shop.name}`,
    description: t.about(bootstrap.shop.name),
    alternates: alternatesOf('gifts'),
    picture: gifts[0]?.picture,
    about: [breadcrumbList(ctx, breadcrumbs), itemList(ctx, t.title, listed)],
  }
  return {
    language,
    ...headOf(ctx, head),
    breadcrumbs,
    gifts: gifts.map(gift => giftView(ctx, gift)),
    regulations: regulations && {
      title: regulations.title,
      html: regulations.html,
      version: regulations.version,
      since: { iso: regulations.valid_from, text: formatMoment(language, regulations.valid_from, bootstrap.shop.time_zone) },
    },
  }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

type Data = Route.ComponentProps['loaderData']

export default function GiftsPage({ loaderData }: Route.ComponentProps) {
  const { language, breadcrumbs, gifts, regulations } = loaderData
  const t = giftsMessages[language]
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      <h1 className="mt-3 text-3xl">{t.title}</h1>
      {gifts.length > 0 ? <Offered {...loaderData} /> : <NoGifts language={language} />}
      {regulations && (
        <section aria-labelledby="regulations" className="mt-14 border-rule border-t pt-10">
          <h2 id="regulations" className="scroll-mt-4 text-2xl">
            {regulations.title}
          </h2>
          <p className="mt-1 text-quiet tabular-nums">
            {t.version(regulations.version)} · {t.since} <time dateTime={regulations.since.iso}>{regulations.since.text}</time>
          </p>
          <div className="mt-5">
            <Prose html={regulations.html} />
          </div>
        </section>
      )}
    </>
  )
}

function Offered({ language, gifts, regulations }: Pick<Data, 'language' | 'gifts' | 'regulations'>) {
  const t = giftsMessages[language]
  return (
    <>
      <p className="mt-3 max-w-prose text-quiet">{t.text}</p>
      <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {gifts.map((gift, i) => (
          <li key={gift.id}>
            <Card
              level={2}
              title={gift.name}
              href={hrefTo(language, 'gift', { id: gift.id })}
              picture={
                gift.picture && (
                  <Picture
                    picture={{ ...gift.picture, alt: '' }}
                    sizes="(min-width: 1280px) 390px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 90vw"
                    eager={i === 0}
                    className="aspect-4/3 w-full object-contain"
                  />
                )
              }
            >
              <GiftFacts gift={gift} language={language} />
            </Card>
          </li>
        ))}
      </ul>
      <div className="mt-14 border-rule border-t pt-10">
        <HowToGet language={language}>
          {regulations && (
            <a href="#regulations" className="link target inline-flex items-center">
              {t.readRegulations}
            </a>
          )}
        </HowToGet>
      </div>
    </>
  )
}

function NoGifts({ language }: Pick<Data, 'language'>) {
  const t = giftsMessages[language]
  return (
    <div className="mt-8">
      <EmptyState
        icon="info"
        title={t.none}
        actions={
          <ButtonLink kind="primary" href={hrefTo(language, 'allProducts')}>
            {t.toProducts}
          </ButtonLink>
        }
      >
        {t.noneHint}
      </EmptyState>
    </div>
  )
}

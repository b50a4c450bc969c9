import { contentCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { ButtonLink } from '@stragan/ui/button'
import { Card } from '@stragan/ui/card'
import { EmptyState } from '@stragan/ui/empty-state'
import { Picture } from '@stragan/ui/picture'
import { formatBytes } from '../../platform/format.ts'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList } from '../../platform/structured-data.ts'
import type { Route } from './+types/brochures-page.ts'
import { documentsMessages } from './documents.messages.ts'

export const loader = publicLoader(async ctx => {
  const { api, language, bootstrap } = ctx
  const t = documentsMessages[language]
  const brochures = await api(contentCalls.catalogs, {})
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.brochures, href: hrefTo(language, 'catalogs') },
  ]
  const head = {
    title: `${t.brochures} | ${bootstrap.shop.name}`,
    description: t.brochuresAbout(bootstrap.shop.name),
    alternates: alternatesOf('catalogs'),
    noindex: brochures.length === 0,
    picture: brochures[0]?.cover,
    about: [breadcrumbList(ctx, breadcrumbs)],
  }
  return { language, ...headOf(ctx, head), breadcrumbs, brochures }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function BrochuresPage({ loaderData }: Route.ComponentProps) {
  const { language, breadcrumbs, brochures } = loaderData
  const t = documentsMessages[language]
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      <h1 className="mt-3 text-3xl">{t.brochures}</h1>
      {brochures.length === 0 ? (
        <div className="mt-8">
          <EmptyState
            icon="list"
            title={t.noBrochures}
            actions={<ButtonLink href={hrefTo(language, 'categories')}>{t.toCategories}</ButtonLink>}
          >
            <p>{t.noBrochuresHint}</p>
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="mt-3 max-w-prose text-quiet">{t.brochuresLead}</p>
          <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {brochures.map((brochure, i) => (
              <li key={brochure.id}>
                <Brochure brochure={brochure} language={language} eager={i < 3} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

type Data = Route.ComponentProps['loaderData']

function Brochure({ brochure, language, eager }: { brochure: Data['brochures'][number]; language: Data['language']; eager: boolean }) {
  const t = documentsMessages[language]
  const { title, description, cover, url, pages, bytes } = brochure
  return (
    <Card
      title={title}
      level={2}
      picture={
        cover && (
          <Picture
            picture={cover}
            sizes="(min-width: 1024px) 380px, (min-width: 640px) 45vw, 90vw"
            eager={eager}
            className="mx-auto h-80 w-full object-contain"
          />
        )
      }
      footer={
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={url} icon="external">
            {t.open}
            <span className="sr-only"> {title}</span>
          </ButtonLink>
          <ButtonLink href={url} download icon="download" kind="quiet">
            {t.download}
            <span className="sr-only"> {title}</span>
          </ButtonLink>
        </div>
      }
    >
      <p>{description}</p>
      <p className="mt-2 text-quiet text-sm tabular-nums">{t.file(pages, formatBytes(language, bytes))}</p>
    </Card>
  )
}

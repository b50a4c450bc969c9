import { ShopError } from '@stragan/contract'
import { featureCalls, roleHas } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { ActionHead } from '../../platform/action-head.tsx'
import { useLanguage } from '../../platform/language.ts'
import { done, pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/features-page.ts'
import { nameIn } from './category-tree.ts'
import { classificationMessages } from './classification.messages.ts'
import { featureMessages } from './features.messages.ts'
import { MoveButtons } from './move-buttons.tsx'
import { neighbourAfterMove } from './moved.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:read')
  const features = await office.api(featureCalls.features, { params: { shop: shop.code } })
  return {
    shop: shop.code,
    canWrite: roleHas(shop.role, 'products:write'),
    features: features.map(({ name, ...feature }) => ({ ...feature, name: nameIn(name, account.language) })),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const intent = form.text('intent')
  if (intent !== 'up' && intent !== 'down') throw new ShopError('not_found')
  const of = { shop: params.shop ?? '' }
  const id = Number(form.text('id'))
  const features = await office.api(featureCalls.features, { params: of })
  const before_id = neighbourAfterMove(
    features.map(one => one.id),
    id,
    intent,
  )
  if (before_id !== undefined) await office.api(featureCalls.moveFeature, { params: { ...of, id }, body: { before_id } })
  return done(office, `${path}#feature-${id}`)
})

export default function FeaturesPage({ loaderData: { shop, canWrite, features } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = { ...classificationMessages[language], ...featureMessages[language] }
  const create = canWrite && (
    <ButtonLink kind="primary" icon="plus" href={`/${shop}/features/new`}>
      {t.create}
    </ButtonLink>
  )
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        features.length > 0 && (
          <>
            <DownloadControl list="features" count={features.length} />
            {create}
          </>
        )
      }
    >
      {features.length === 0 ? (
        <EmptyState icon="info" title={t.none} actions={create}>
          {t.noneText}
        </EmptyState>
      ) : (
        <Table caption={t.title} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.name}</ColumnHead>
              <ColumnHead>{t.values}</ColumnHead>
              <ColumnHead>{t.use}</ColumnHead>
              {canWrite && <ActionHead />}
            </tr>
          </thead>
          <tbody>
            {features.map(({ id, name, code, values, is_used, tells_variants_apart }, i) => (
              <tr key={id} id={`feature-${id}`} className="scroll-mt-24">
                <RowHead>
                  <a href={`/${shop}/features/${id}`} className="link">
                    {name}
                  </a>
                  <code translate="no" className="block font-normal text-quiet text-xs">
                    {code}
                  </code>
                </RowHead>
                <Cell data-label={t.values}>{t.valueCount(values)}</Cell>
                <Cell data-label={t.use}>
                  <span className="flex flex-wrap gap-2">
                    {is_used ? <Badge>{t.filter}</Badge> : <span className="text-quiet">{t.unused}</span>}
                    {tells_variants_apart && <Badge tone="tinted">{t.tellsApart}</Badge>}
                  </span>
                </Cell>
                {canWrite && (
                  <Cell>
                    <MoveButtons id={id} name={name} isFirst={i === 0} isLast={i === features.length - 1} />
                  </Cell>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Page>
  )
}

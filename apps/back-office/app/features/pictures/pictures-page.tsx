import { ShopError } from '@stragan/contract'
import { pictureLimits, productAdminCalls, productPictureCalls, roleHas } from '@stragan/contract/admin'
import { EmptyState } from '@stragan/ui/empty-state'
import { data } from 'react-router'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { done, isForPage, pageAction, pageLoader, refusalText } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { stepIn } from '../../platform/uploads/ordered-list.ts'
import { isUploadAnswer } from '../../platform/uploads/upload.ts'
import { UploadForm } from '../../platform/uploads/upload-form.tsx'
import { uploadMessages } from '../../platform/uploads/uploads.messages.ts'
import { filesOrForm, sendOn, uploadAction } from '../../platform/uploads/uploads.server.ts'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/pictures-page.ts'
import { acceptedPictures } from './accepted-pictures.ts'
import { PictureList } from './picture-list.tsx'
import { pictureMessages } from './pictures.messages.ts'
import { isPicturesAnswer, type PicturesAnswer, picturesIn } from './pictures-form.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:read')
  office.showPicturesOf(shop.origin)
  const path = { shop: shop.code, id: params.id ?? '' }
  const [{ name, id }, { items }, isInHistory] = await Promise.all([
    office.api(productAdminCalls.product, { params: path }),
    office.api(productPictureCalls.productPictures, { params: path }),
    hasHistory(office, shop, 'product', String(Number(path.id))),
  ])
  return {
    shop: shop.code,
    origin: shop.origin,
    product: { id, name: name[account.language] || name.en || name.pl },
    pictures: items,
    canWrite: roleHas(shop.role, 'products:write'),
    hasHistory: isInHistory,
  }
})

const add = uploadAction(async (office, body, { params, path }) => {
  const answer = await sendOn(office, productPictureCalls.addProductPictures, { shop: params.shop, id: params.id }, body)
  const added = answer.files.filter(({ outcome }) => outcome === 'added').length
  if (answer.refused === null && added === answer.files.length)
    return done(office, path, { kind: 'pictures_added', subject: String(added) })
  return data(answer, { status: added > 0 ? 200 : 422 })
})

const save = pageAction(async (office, form, { params, path }) => {
  if (form.text('intent') !== 'pictures') throw new ShopError('not_found')
  const { from, pictures } = picturesIn(form)
  const of = { shop: params.shop ?? '', id: params.id ?? '' }
  try {
    await office.api(productPictureCalls.saveProductPictures, { params: of, body: { from, pictures } })
  } catch (error) {
    if (!(error instanceof ShopError) || (await isForPage(office, error))) throw error
    const { code, status } = error
    const refusal = await refusalText(office, code)
    const isConflict = code === 'pictures_changed'
    return data({ intent: 'pictures', from, typed: pictures, refusal, isConflict } satisfies PicturesAnswer, { status })
  }
  return done(office, path, { kind: stepIn(form)?.step === 'remove' ? 'picture_removed' : 'pictures_saved' })
})

export const action = filesOrForm(add, save)

export default function PicturesPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = pictureMessages[language]
  const { shop, origin, product, pictures, canWrite, hasHistory } = loaderData
  const path = `/${shop}/products/${product.id}`
  return (
    <Page
      title={t.title(product.name)}
      lead={canWrite ? t.lead : `${t.lead} ${t.readOnly}`}
      above={<Breadcrumb href={path}>{product.name}</Breadcrumb>}
    >
      {canWrite && (
        <Section id="add" title={t.addTitle}>
          <UploadForm
            label={t.files}
            hint={t.kinds}
            accept={acceptedPictures}
            maxBytes={pictureLimits.maxFileBytes}
            href={`${path}/pictures/sent`}
            answer={isUploadAnswer(answer) ? answer : undefined}
          />
        </Section>
      )}
      <Section id="list" title={t.listTitle} lead={canWrite && pictures.length > 0 ? uploadMessages[language].stepsNote : undefined}>
        {pictures.length === 0 ? (
          <EmptyState icon="info" title={t.none}>
            {t.noneText}
          </EmptyState>
        ) : (
          <PictureList pictures={pictures} origin={origin} canWrite={canWrite} answer={isPicturesAnswer(answer) ? answer : undefined} />
        )}
      </Section>
      {hasHistory && <HistoryLink shop={shop} entity="product" id={String(product.id)} />}
    </Page>
  )
}

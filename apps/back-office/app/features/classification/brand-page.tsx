import { type ResponseOutput, ShopError } from '@stragan/contract'
import { brandAdminCalls, classificationPictureCalls, producerCalls, roleHas } from '@stragan/contract/admin'
import { hrefTo } from '@stragan/routing'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { previewSource } from '../../platform/search-preview/preview-source.ts'
import { requirePermission } from '../../platform/shop.server.ts'
import { filesOrForm, oneFileAction } from '../../platform/uploads/uploads.server.ts'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/brand-page.ts'
import { BrandFields, brandOf, brandTable, useBrandLabel } from './brand-form.tsx'
import { brandMessages } from './brands.messages.ts'
import { classificationMessages } from './classification.messages.ts'
import { logoMessages } from './classification-pictures.messages.ts'
import { DeleteSection } from './delete-section.tsx'
import { fieldsOfDocument } from './documents.ts'
import { EditForm } from './edit-form.tsx'
import { LogoTexts, logoIntent, logoTable, logoTextsOf } from './logo-texts.tsx'
import { saveChange, typedFields } from './save-change.server.ts'
import { ShopLink } from './shop-link.tsx'
import { removeIntent, ShownPicture } from './shown-picture.tsx'

type Brand = ResponseOutput<typeof brandAdminCalls.brand>

const documentOf = ({ name, slug, description, seo_title, seo_description, producer_id }: Brand) => ({
  name,
  slug,
  description,
  seo_title,
  seo_description,
  producer_id,
})

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:read')
  office.showPicturesOf(shop.origin)
  const of = { shop: shop.code }
  const id = Number(params.id)
  const [brand, producers, isInHistory] = await Promise.all([
    office.api(brandAdminCalls.brand, { params: { ...of, id }, query: {} }),
    office.api(producerCalls.producers, { params: of }),
    hasHistory(office, shop, 'brand', String(id)),
  ])
  return {
    shop: shop.code,
    canWrite: roleHas(shop.role, 'products:write'),
    hasHistory: isInHistory,
    brand,
    saved: fieldsOfDocument(documentOf(brand)),
    producers: producers.map(({ id, name }) => ({ id, name })),
    preview: previewSource('brand', shop),
    origin: shop.origin,
    inShop: shop.origin + hrefTo(account.language, 'brand', { id: brand.slug }),
  }
})

const act = pageAction(async (office, form, { params: at, path }) => {
  const params = { shop: at.shop ?? '', id: Number(at.id) }
  const fields = typedFields(form)
  const intent = form.text('intent')
  const load = async (revision?: string) => {
    const brand = await office.api(brandAdminCalls.brand, { params, query: { revision } })
    return { revision: brand.revision, fields: fieldsOfDocument(documentOf(brand)) }
  }
  if (intent === 'save') {
    const args = { params, body: { revision: form.text('revision'), ...brandOf(fields) } }
    const refused = await saveChange(office, { intent, table: brandTable, fields, call: brandAdminCalls.saveBrand, args, load })
    return refused ?? done(office, path, { kind: 'settings_saved', subject: fields.name })
  }
  if (intent === logoIntent) {
    const args = { params, body: logoTextsOf(fields) }
    const { refused } = await submit(office, { intent, table: logoTable, fields, call: classificationPictureCalls.describeBrandLogo, args })
    return refused ?? done(office, path, { kind: 'logo_saved' })
  }
  if (intent === removeIntent) {
    await office.api(classificationPictureCalls.removeBrandLogo, { params })
    return done(office, path, { kind: 'logo_removed' })
  }
  if (intent !== 'delete') throw new ShopError('not_found')
  const { name } = (await load()).fields
  const { refused } = await submit(office, { intent, table: {}, fields, call: brandAdminCalls.deleteBrand, args: { params } })
  return refused ?? done(office, `/${params.shop}/brands`, { kind: 'settings_deleted', subject: name })
})

const setLogo = oneFileAction(classificationPictureCalls.setBrandLogo, 'logo_saved')

export const action = filesOrForm(setLogo, act)

export default function BrandPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { shop, canWrite, hasHistory, brand, saved, producers, preview, origin, inShop } = loaderData
  const language = useLanguage()
  const t = { ...classificationMessages[language], ...brandMessages[language] }
  const form = officeForm<keyof typeof brandTable>(language, { fields: brandTable, answer, intent: 'save', saved })
  const labelOf = useBrandLabel()
  const { id, name, products, logo } = brand
  return (
    <Page title={name} above={<Breadcrumb href={`/${shop}/brands`}>{t.back}</Breadcrumb>} actions={<ShopLink href={inShop} />}>
      {!canWrite && <p className="-mt-6 text-quiet text-sm">{t.readOnly}</p>}
      <EditForm form={form} answer={answer} revision={brand.revision} canWrite={canWrite} labelOf={labelOf}>
        <BrandFields form={form} producers={producers} preview={preview} />
      </EditForm>
      <ShownPicture
        texts={logoMessages[language]}
        shown={logo}
        origin={origin}
        canWrite={canWrite}
        href={`/${shop}/brands/${id}/logo/sent`}
        answer={answer}
      >
        {logo && <LogoTexts key={logo.id} logo={logo} canWrite={canWrite} answer={answer} />}
      </ShownPicture>
      {canWrite && <DeleteSection name={name} usedBy={products > 0 ? t.usedByProducts(products) : null} />}
      {hasHistory && <HistoryLink shop={shop} entity="brand" id={String(id)} />}
    </Page>
  )
}

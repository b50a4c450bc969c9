import { ShopError } from '@stragan/contract'
import { productPictureCalls } from '@stragan/contract/admin'
import { FormField } from '@stragan/ui/form-field'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/crop-page.ts'
import { areaFields, areaFrom } from './crop-area.ts'
import { CropFrame } from './crop-frame.tsx'
import { pictureMessages } from './pictures.messages.ts'

const intent = 'crop'
const table = { left: 'required', top: 'required', width: 'required', height: 'required' } as const

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'products:write')
  office.showPicturesOf(shop.origin)
  const path = { shop: shop.code, id: params.id ?? '' }
  const { items } = await office.api(productPictureCalls.productPictures, { params: path })
  const shown = items.find(({ id }) => String(id) === params.picture)
  if (!shown) throw new ShopError('picture_not_found')
  return { path: `/${path.shop}/products/${path.id}/pictures`, origin: shop.origin, picture: shown.picture }
})

export const action = pageAction(async (office, form, { params }) => {
  if (form.text('intent') !== intent) throw new ShopError('not_found')
  const of = { shop: params.shop ?? '', id: params.id ?? '', picture: params.picture ?? '' }
  const body = areaFrom(name => (form.text(name).trim() === '' ? Number.NaN : Number(form.text(name))))
  const { refused } = await submit(office, {
    intent,
    table,
    fields: fieldsOf(form),
    call: productPictureCalls.cropProductPicture,
    args: { params: of, body },
  })
  return refused ?? done(office, `/${of.shop}/products/${of.id}/pictures`, { kind: 'picture_cropped' })
})

/** Leaves out a tenth at each edge. */
const startIn = ({ width, height }: { width: number; height: number }) => {
  const [left, top] = [Math.round(width / 10), Math.round(height / 10)]
  return { left, top, width: width - 2 * left, height: height - 2 * top }
}

export default function CropPage({ loaderData: { path, origin, picture }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = pictureMessages[language]
  const start = startIn(picture)
  const saved = { left: `${start.left}`, top: `${start.top}`, width: `${start.width}`, height: `${start.height}` }
  const form = officeForm(language, { fields: table, answer, intent, saved })
  const area = areaFrom(name => Number(form.view.valueOf(name)) || 0)
  return (
    <Page title={t.cropTitle} lead={t.cropLead} above={<Breadcrumb href={path}>{t.listTitle}</Breadcrumb>}>
      <Form form={form} submit={t.crop} className="gap-6">
        <p className="max-w-prose text-quiet text-sm noscript:hidden">{t.cropDraw}</p>
        <CropFrame picture={picture} origin={origin} start={area}>
          {areaFields.map(name => (
            <FormField key={name} form={form.view} name={name} label={t[name]} suffix="px" inputMode="numeric" autoComplete="off" />
          ))}
        </CropFrame>
      </Form>
    </Page>
  )
}

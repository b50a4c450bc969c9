import { sellerIdentity } from '@stragan/contract'
import type { Business } from '../../../apps/api/src/features/shops/default-configuration.ts'
import { hairline, line, type Pdf, page, quiet, rule, type WrittenPdf, wide, writePdf } from '../../../apps/api/src/platform/pdf.ts'
import { localised } from '../../../apps/api/src/platform/texts.ts'
import type { DemoShop, FeatureValue, Texts } from '../../types.ts'

/** Of every document: the same bytes come out whenever the demo is made. */
const writtenOn = new Date('2026-09-01T08:00:00Z')

interface About {
  title: Texts
  /** What stands at the head of every page but the cover. */
  kind: Texts
  shop: DemoShop
  /** The first page is a cover: without head and foot. */
  hasCover?: boolean
}

/** A document of a shop: what `write` puts on its pages, with head and foot. */
export function written({ title, kind, shop, hasCover = false }: About, write: (pdf: Pdf) => void): Promise<WrittenPdf> {
  const info = { Title: `${title.pl} / ${title.en}`, Author: shop.name, Subject: `${kind.pl} / ${kind.en}`, CreationDate: writtenOn, ModDate: writtenOn }
  const frameOf = (pdf: Pdf, { index, count }: { index: number; count: number }) => {
    if (index > 0 || !hasCover) frame(pdf, shop, kind, `${index + 1} / ${count}`)
  }
  return writePdf({ language: 'pl-PL', info, frame: frameOf }, write)
}

function frame(pdf: Pdf, shop: DemoShop, kind: Texts, number: string) {
  const { name, street, postal_code, city, phone, email, ...registered } = shop.configuration.local_business[0] as unknown as Business
  const { numbers } = sellerIdentity(localised(registered, { language: 'pl', fallback: 'pl' }) as Parameters<typeof sellerIdentity>[0], 'pl')
  line(pdf, shop.name, page.left, 40, { size: 10, bold: true, colour: shop.accent })
  line(pdf, `${kind.pl} · ${kind.en}`, page.left, 41, { size: 8.5, colour: quiet, width: wide, align: 'right' })
  rule(pdf, 58, shop.accent, 1)
  rule(pdf, 796, hairline)
  line(pdf, `${name}, ${street}, ${postal_code} ${city} · ${phone} · ${email}`, page.left, 804, { size: 7.5, colour: quiet })
  line(pdf, numbers.join(' · '), page.left, 815, { size: 7.5, colour: quiet })
  line(pdf, number, page.left, 804, { size: 7.5, colour: quiet, width: wide, align: 'right' })
}

/** "polski / English", or the one word that both say. */
export const inBoth = (value: FeatureValue) => (typeof value === 'string' ? value : value.pl === value.en ? value.pl : `${value.pl} / ${value.en}`)

const fixed = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const weights = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
export const zloty = (grosz: number) => `${fixed.format(grosz / 100)} zł`
export const kilograms = (weight: number) => weights.format(weight)

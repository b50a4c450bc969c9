import { type Currency, type contentCalls, fieldProblems, type Input, isPdf, type ResponseInput, ShopError } from '@stragan/contract'
import type { Ctx, VisitorCtx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { localised } from '../../platform/texts.ts'
import type { GiftRow } from '../cart/cart.ts'
import { type Prices, pricesIn } from '../catalogue/catalogue.ts'
import { pageKeys, renderMarkdown } from '../content-pages/content-pages.ts'
import { documentOf } from '../documents/documents.ts'
import { addToInbox } from '../inbox/inbox.ts'
import { loadSender, queueMail } from '../mail/mail.ts'
import { guaranteeNotice, pictureOf } from '../pictures/pictures.ts'
import * as queries from './content.queries.ts'
import type { RecordKind, RecordOf } from './record-kinds.ts'

type Content = typeof contentCalls

/** Localises a record; it was validated when it was saved. */
const recordIn = <Kind extends RecordKind>(ctx: Ctx, _kind: Kind, { record }: queries.RecordRow) =>
  localised(record, { language: ctx.language, fallback: ctx.shop.defaultLanguage }) as RecordOf<Kind>

const at = (time: string) => new Date(time).toISOString()

/** The pages and kinds of content that the shop has, so that it links to no empty screen, and its notice on the legal guarantee. */
export async function contentOverview(ctx: Ctx): Promise<ResponseInput<Content['contentOverview']>> {
  const [pages, kinds, guarantee_notice] = await Promise.all([pageKeys(ctx), queries.publishedKinds(ctx), guaranteeNotice(ctx)])
  return { pages, kinds, guarantee_notice }
}

function articleSummary(ctx: Ctx, row: queries.RecordRow): ResponseInput<Content['news']>['items'][number] {
  const { title, summary } = recordIn(ctx, 'article', row)
  const slugs = { en: row.slug_en ?? '', pl: row.slug_pl ?? '' }
  const cover = row.picture && pictureOf(row.picture)
  return { id: row.id, slug: slugs[ctx.language], slugs, title, summary, cover, published_at: at(row.published_at) }
}

export async function news(ctx: Ctx, query: Input<Content['news']>['query']): Promise<ResponseInput<Content['news']>> {
  const { total, items } = await queries.newestRecords(ctx, 'article', query)
  return { items: items.map(row => articleSummary(ctx, row)), page: query.page, per_page: query.per_page, total }
}

export async function articleBySlug(ctx: Ctx, slug: string): Promise<ResponseInput<Content['article']>> {
  const row = await queries.recordBySlug(ctx, 'article', slug)
  if (!row) throw new ShopError('article_not_found')
  const { seo_title = null, seo_description = null, body } = recordIn(ctx, 'article', row)
  return { ...articleSummary(ctx, row), seo_title, seo_description, html: renderMarkdown(body) }
}

function careerOf(ctx: Ctx, row: queries.RecordRow): ResponseInput<Content['career']> {
  const { body, seo_title = null, seo_description = null, ...career } = recordIn(ctx, 'career', row)
  const valid_until = row.valid_until && at(row.valid_until)
  return { ...career, seo_title, seo_description, id: row.id, published_at: at(row.published_at), valid_until, html: renderMarkdown(body) }
}

export const careers = async (ctx: Ctx) => (await queries.recordsOf(ctx, 'career')).map(row => careerOf(ctx, row))

export async function careerById(ctx: Ctx, id: number) {
  const row = await queries.recordById(ctx, 'career', id)
  if (!row) throw new ShopError('career_not_found')
  return careerOf(ctx, row)
}

export async function catalogs(ctx: Ctx): Promise<ResponseInput<Content['catalogs']>> {
  const rows = await queries.recordsOf(ctx, 'catalog')
  return rows.flatMap(row =>
    row.document
      ? [{ id: row.id, ...recordIn(ctx, 'catalog', row), cover: row.picture && pictureOf(row.picture), ...documentOf(row.document) }]
      : [],
  )
}

export async function vendingMachines(ctx: Ctx): Promise<ResponseInput<Content['vendingMachines']>> {
  const rows = await queries.recordsOf(ctx, 'vending_machine')
  return rows.map(row => ({ id: row.id, ...recordIn(ctx, 'vending_machine', row), picture: row.picture && pictureOf(row.picture) }))
}

export async function distributionPoints(ctx: Ctx): Promise<ResponseInput<Content['distributionPoints']>> {
  const rows = await queries.recordsOf(ctx, 'distribution_point')
  return rows.map(row => ({ id: row.id, ...recordIn(ctx, 'distribution_point', row) }))
}

export async function dataSheets(ctx: Ctx, query: Input<Content['dataSheets']>['query']): Promise<ResponseInput<Content['dataSheets']>> {
  const { total, items } = await queries.dataSheets(ctx, query)
  return {
    items: items.map(({ slug_en, slug_pl, position: _, document, ...sheet }) => ({
      ...sheet,
      product_slug: ctx.language === 'en' ? slug_en : slug_pl,
      ...documentOf(document),
    })),
    page: query.page,
    per_page: query.per_page,
    total,
  }
}

const giftOf = ({ stock_on_hand, ...row }: GiftRow, prices: Prices): ResponseInput<Content['gift']> => ({
  ...row,
  items: stock_on_hand,
  picture: row.picture && pictureOf(row.picture),
  min_order_value: prices.of(row.min_order_value),
  currency: prices.currency,
})

export async function gifts(ctx: Ctx, currency?: Currency) {
  const [prices, rows] = await Promise.all([pricesIn(ctx, currency), queries.giftRows(ctx, sql`true`)])
  return rows.map(row => giftOf(row, prices))
}

export async function giftById(ctx: Ctx, id: number, currency?: Currency) {
  const [row] = await queries.giftRows(ctx, sql`gift.id = ${id}`)
  if (!row) throw new ShopError('gift_not_found')
  return giftOf(row, await pricesIn(ctx, currency))
}

/** Stores a message and notifies the shop by mail. */
export async function contact(ctx: VisitorCtx, message: Input<Content['contact']>['body']['message']): Promise<'ok'> {
  const { vending_machine_id: machineId, phone = null, subject = null, name, email, text } = message
  const machine = machineId ? await queries.recordById(ctx, 'vending_machine', machineId) : null
  if (machine === undefined) throw new ShopError('invalid_body', { fields: { 'message.vending_machine_id': fieldProblems.unknown } })
  const about = machine && recordIn(ctx, 'vending_machine', machine).name
  const id = await queries.insertMessage(ctx, { language: ctx.language, name, email, phone, subject: subject || null, text, about })
  await addToInbox(ctx, about === null ? 'message' : 'vending', { message: id })
  await notifyShop(ctx, 'contact_message', id)
  return 'ok'
}

/** Stores an application and notifies the shop by mail. The CV has to be a PDF by its content, whatever its file name. */
export async function applyForCareer(ctx: VisitorCtx, application: Input<Content['applyForCareer']>['body']['application']): Promise<'ok'> {
  const { career_id: careerId, phone = null, message = null, name, email } = application
  if (!isPdf(Buffer.from(application.cv.content, 'base64')))
    throw new ShopError('invalid_body', { fields: { 'application.cv': fieldProblems.not_a_pdf } })
  const record = careerId ? await queries.recordById(ctx, 'career', careerId) : null
  if (record === undefined) throw new ShopError('invalid_body', { fields: { 'application.career_id': fieldProblems.unknown } })
  const career = record && recordIn(ctx, 'career', record).title
  const row = {
    language: ctx.language,
    career,
    name,
    email,
    phone,
    message: message || null,
    future_recruitments: application.future_recruitments ?? false,
    cv_name: application.cv.name,
    cv: application.cv.content,
  }
  const id = await queries.insertApplication(ctx, row)
  await addToInbox(ctx, 'application', { application: id })
  await notifyShop(ctx, 'career_application', id)
  return 'ok'
}

/** Deletes the messages of somebody, and with them their entries in the inbox. */
export const deleteMessagesOf = queries.deleteMessagesOf

/** Queues a mail to the shop, in its default language. */
async function notifyShop(ctx: VisitorCtx, kind: string, id: string) {
  const { business } = await loadSender(ctx)
  await queueMail(ctx, { kind, recipient: business.email, language: ctx.shop.defaultLanguage, data: { id } })
}

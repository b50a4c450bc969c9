import { contentPageCalls } from '@stragan/contract'
import { alternatesOf } from '@stragan/routing'
import { formatMoment } from '../../platform/format.ts'
import { headOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { withContents } from './table-of-contents.ts'

/** Screens that show a legal document. */
export type Document = 'regulations' | 'privacyPolicy'

/** Loader of a content page by its key. */
export const contentLoader = (key: string, id: Document) =>
  publicLoader(async ctx => {
    const { api, language, bootstrap, consent } = ctx
    const page = await api(contentPageCalls.page, { params: { key } })
    const head = {
      title: `${page.seo_title ?? page.title} | ${bootstrap.shop.name}`,
      description: page.seo_description ?? page.title,
      alternates: alternatesOf(id),
    }
    const { title, version, valid_from } = page
    const since = { iso: valid_from, text: formatMoment(language, valid_from, bootstrap.shop.time_zone) }
    return { language, document: id, ...headOf(ctx, head), content: { title, version, since, ...withContents(page.html) }, consent }
  })

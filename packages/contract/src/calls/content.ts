import { z } from 'zod'
import { call } from '../call.ts'
import { contentKinds, maxCvBytes, maxLengths, maxListSearchLength } from '../constants.ts'
import { phone } from '../entities/address.ts'
import { article, articleSummary, career, catalog, dataSheet, distributionPoint, vendingMachine } from '../entities/content.ts'
import { gift } from '../entities/gift.ts'
import { picture } from '../entities/picture.ts'
import { currency, email, flag, id, idAsText, pageOf, paging } from '../entities/scalars.ts'
import { visibleText } from '../visible-text.ts'

const byId = z.object({ id: idAsText })
const paged = z.object(paging)
const priced = z.object({ currency: currency.optional() })
const ok = z.literal('ok')
/** Length of so many bytes in base64. */
const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4
const name = visibleText().min(1).max(maxLengths.name)

export const contentCalls = {
  contentOverview: call({
    from: 'ours',
    method: 'GET',
    path: '/content',
    summary: 'The kinds of content that the shop has published, its pages by key, and the picture of its notice on the legal guarantee',
    response: z.object({
      pages: z.array(z.string()),
      kinds: z.array(z.enum(contentKinds)),
      /** The official picture, in the language of the request; null where the shop has none in it. */
      guarantee_notice: picture.nullable(),
    }),
    errors: [],
  }),
  gifts: call({
    from: 'ours',
    method: 'GET',
    path: '/gifts',
    summary: 'Gifts on offer',
    query: priced,
    response: z.array(gift),
    errors: ['invalid_query'],
  }),
  gift: call({
    from: 'ours',
    method: 'GET',
    path: '/gifts/{id}',
    summary: 'A gift',
    params: byId,
    query: priced,
    response: gift,
    errors: ['gift_not_found', 'invalid_query'],
  }),
  news: call({
    from: 'ours',
    method: 'GET',
    path: '/news',
    summary: 'Articles, newest first',
    query: paged,
    response: pageOf(articleSummary),
    errors: ['invalid_query'],
  }),
  article: call({
    from: 'ours',
    method: 'GET',
    path: '/news/{slug}',
    summary: 'An article by its slug',
    params: z.object({
      slug: z
        .string()
        .max(120)
        .regex(/^[a-z0-9-]+$/),
    }),
    response: article,
    errors: ['article_not_found'],
  }),
  careers: call({ from: 'ours', method: 'GET', path: '/careers', summary: 'Open jobs', response: z.array(career), errors: [] }),
  career: call({
    from: 'ours',
    method: 'GET',
    path: '/careers/{id}',
    summary: 'A job',
    params: byId,
    response: career,
    errors: ['career_not_found'],
  }),
  applyForCareer: call({
    from: 'ours',
    method: 'POST',
    path: '/career_applications',
    session: 'required',
    summary: 'Apply for a job, or without one in mind; the CV is a PDF of at most 5 MB, base64',
    body: z.object({
      application: z.object({
        career_id: id.nullish(),
        name,
        email,
        phone: phone.nullish(),
        message: visibleText().max(maxLengths.message).nullish(),
        cv: z.object({ name: z.string().trim().min(1).max(200), content: z.base64().min(1).max(base64Length(maxCvBytes)) }),
        /** Consent to the use of the application in later recruitments. */
        future_recruitments: flag.optional(),
        /** Without effect: the privacy policy is information, not a consent (docs/decisions/060). */
        privacy_accepted: flag.optional(),
      }),
    }),
    maxBodyBytes: base64Length(maxCvBytes) + 64 * 1024,
    limit: { attempts: 10, minutes: 15 },
    response: ok,
    errors: ['invalid_body', 'body_too_large', 'too_many_requests', 'idempotency_key_reused'],
  }),
  catalogs: call({ from: 'ours', method: 'GET', path: '/catalogs', summary: 'Catalogues', response: z.array(catalog), errors: [] }),
  dataSheets: call({
    from: 'ours',
    method: 'GET',
    path: '/data_sheets',
    summary: 'Data sheets by product and symbol',
    query: paged.extend({ q: z.string().trim().max(maxListSearchLength).optional(), product: idAsText.optional() }),
    response: pageOf(dataSheet),
    errors: ['invalid_query'],
  }),
  vendingMachines: call({
    from: 'ours',
    method: 'GET',
    path: '/vending_machines',
    summary: 'Vending machines with their features',
    response: z.array(vendingMachine),
    errors: [],
  }),
  distributionPoints: call({
    from: 'ours',
    method: 'GET',
    path: '/distribution_points',
    summary: 'Distribution points',
    response: z.array(distributionPoint),
    errors: [],
  }),
  contact: call({
    from: 'ours',
    method: 'POST',
    path: '/contact_messages',
    session: 'required',
    summary: 'Write to the shop',
    body: z.object({
      message: z.object({
        name,
        email,
        phone: phone.nullish(),
        subject: visibleText().max(maxLengths.subject).nullish(),
        text: visibleText().min(1).max(maxLengths.text),
        /** Subject of the message. */
        vending_machine_id: id.nullish(),
      }),
    }),
    limit: { attempts: 10, minutes: 15 },
    response: ok,
    errors: ['invalid_body', 'too_many_requests', 'idempotency_key_reused'],
  }),
}

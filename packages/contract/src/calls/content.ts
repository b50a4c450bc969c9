import { z } from 'zod'
import { call } from '../call.ts'
import { article, articleSummary, career, catalog, dataSheet, vendingMachine } from '../entities/content.ts'
import { gift } from '../entities/gift.ts'
import { id, pageOf } from '../entities/scalars.ts'

const byId = z.object({ id: z.coerce.number().pipe(id) })
const paged = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(24),
})
const ok = z.literal('ok')

export const contentCalls = {
  gifts: call({ from: 'ours', method: 'GET', path: '/gifts', summary: 'Gifts on offer', answer: z.array(gift), errors: [] }),
  gift: call({
    from: 'ours',
    method: 'GET',
    path: '/gifts/{id}',
    summary: 'A gift',
    params: byId,
    answer: gift,
    errors: ['gift_not_found'],
  }),
  news: call({
    from: 'ours',
    method: 'GET',
    path: '/news',
    summary: 'Articles, newest first',
    query: paged,
    answer: pageOf(articleSummary),
    errors: ['invalid_query'],
  }),
  article: call({
    from: 'ours',
    method: 'GET',
    path: '/news/{slug}',
    summary: 'An article by its slug',
    params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/) }),
    answer: article,
    errors: ['article_not_found'],
  }),
  careers: call({ from: 'ours', method: 'GET', path: '/careers', summary: 'Open jobs', answer: z.array(career), errors: [] }),
  career: call({
    from: 'ours',
    method: 'GET',
    path: '/careers/{id}',
    summary: 'A job',
    params: byId,
    answer: career,
    errors: ['career_not_found'],
  }),
  applyForCareer: call({
    from: 'ours',
    method: 'POST',
    path: '/career_applications',
    summary: 'Apply for a job; the CV is a PDF of at most 5 MB, base64',
    body: z.object({
      application: z.object({
        career_id: id.nullish(),
        name: z.string().min(1).max(200),
        email: z.email().max(254),
        phone: z.string().max(30).nullish(),
        message: z.string().max(5000).nullish(),
        cv: z.object({ name: z.string().max(200), content: z.base64().max(7_000_000) }),
        privacy_accepted: z.boolean(),
      }),
    }),
    answer: ok,
    errors: ['invalid_body', 'body_too_large', 'too_many_requests'],
  }),
  catalogs: call({ from: 'ours', method: 'GET', path: '/catalogs', summary: 'Catalogues', answer: z.array(catalog), errors: [] }),
  dataSheets: call({
    from: 'ours',
    method: 'GET',
    path: '/data_sheets',
    summary: 'Data sheets by product and symbol',
    query: paged.extend({ q: z.string().max(100).optional() }),
    answer: pageOf(dataSheet),
    errors: ['invalid_query'],
  }),
  vendingMachines: call({
    from: 'ours',
    method: 'GET',
    path: '/vending_machines',
    summary: 'Vending machines with their features',
    answer: z.array(vendingMachine),
    errors: [],
  }),
  contact: call({
    from: 'ours',
    method: 'POST',
    path: '/contact_messages',
    summary: 'Write to the shop',
    body: z.object({
      message: z.object({
        name: z.string().min(1).max(200),
        email: z.email().max(254),
        phone: z.string().max(30).nullish(),
        subject: z.string().max(200).nullish(),
        text: z.string().min(1).max(5000),
      }),
    }),
    answer: ok,
    errors: ['invalid_body', 'too_many_requests'],
  }),
}

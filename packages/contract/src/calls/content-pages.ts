import { z } from 'zod'
import { call } from '../call.ts'
import { contentPage } from '../entities/content.ts'

export const contentPageCalls = {
  page: call({
    from: 'ours',
    method: 'GET',
    path: '/pages/{key}',
    summary: 'A page of the shop’s content, such as the regulations',
    params: z.object({
      key: z
        .string()
        .max(60)
        .regex(/^[a-z0-9-]+$/),
    }),
    response: contentPage,
    errors: ['page_not_found'],
  }),
}

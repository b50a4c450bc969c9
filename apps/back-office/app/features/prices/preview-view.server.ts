import type { Times } from '../../platform/moments.ts'
import type { PreviewAnswer } from './promotion-form.server.ts'

/** The answer with its times formatted. */
export const previewView = (answer: PreviewAnswer, times: Times) => ({
  ...answer,
  preview: {
    ...answer.preview,
    others: answer.preview.others.map(other => ({
      ...other,
      begins: times.moment(other.starts_at),
      ends: other.ends_at && times.moment(other.ends_at),
    })),
  },
})

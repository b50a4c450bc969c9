import { languages } from '@stragan/contract'
import { pictureLimits } from '@stragan/contract/admin'
import { z } from 'zod'
import { guaranteeNotices, showStoredNotice } from '../features/pictures/guarantee-notices.ts'
import { fileOf, pictureHash } from './entry-schemas.ts'
import type { Part } from './part.ts'

const noticeEntry = z.object({ language: z.enum(languages), file: pictureHash })

/** The official pictures of the notice on the legal guarantee. */
export const guaranteeNoticesPart: Part<z.infer<typeof noticeEntry>> = {
  file: 'guarantee-notices.jsonl',
  schema: noticeEntry,
  keyOf: ({ language }) => language,
  all: async function* (ctx) {
    const shown = await guaranteeNotices(ctx)
    yield languages.flatMap(language => {
      const notice = shown[language]
      return notice ? [{ language, file: fileOf(notice) }] : []
    })
  },
  filesOf: ({ file }) => [file],
  save: async ({ record, storePicture }, { language, file }) => {
    const original = await storePicture(file, pictureLimits.minNoticeWidth)
    return record('guaranteeNotices.setGuaranteeNotice', { language }, made => showStoredNotice(made, language, original))
  },
}

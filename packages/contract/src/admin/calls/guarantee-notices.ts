import { z } from 'zod'
import { picture } from '../../entities/picture.ts'
import { id, language } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { maxUploadBytes, pictureLimits } from '../constants.ts'
import { inShop, ok } from '../entities.ts'
import { uploadedFiles } from '../uploads.ts'

const inLanguage = inShop.extend({ language })
const notice = z.object({ id, picture }).nullable()

/** The official picture of the notice on the legal guarantee of conformity (docs/decisions/108). */
export const guaranteeNoticeCalls = {
  guaranteeNotices: adminCall({
    method: 'GET',
    path: '/shops/{shop}/guarantee_notices',
    permission: 'settings:read',
    summary: 'The pictures of the notice on the legal guarantee, per language; null where the shop has none',
    params: inShop,
    response: z.object({ en: notice, pl: notice }),
    errors: [],
  }),
  setGuaranteeNotice: adminCall({
    method: 'POST',
    path: '/shops/{shop}/guarantee_notices/{language}',
    permission: 'settings:write',
    summary: `Sets the picture of the notice in a language, in place of a former one: at least ${pictureLimits.minNoticeWidth} pixels wide. If several files are sent, the first one is used`,
    params: inLanguage,
    files: { maxBytes: pictureLimits.maxFileBytes },
    maxBodyBytes: maxUploadBytes,
    transaction: 'own',
    response: uploadedFiles,
    errors: ['files_expected', 'malformed_request', 'body_too_large'],
  }),
  removeGuaranteeNotice: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/guarantee_notices/{language}',
    permission: 'settings:write',
    summary: 'Remove the picture of the notice in a language',
    params: inLanguage,
    response: ok,
    errors: [],
  }),
}

import { type ErrorCode, type Operation, ShopError } from '@stragan/contract'
import type { uploadedFiles } from '@stragan/contract/admin'
import type { StreamedBody } from '@stragan/contract/client'
import { type ActionFunctionArgs, data } from 'react-router'
import type { NoticeKind } from '../notice.messages.ts'
import { type Office, officeContext } from '../office.server.ts'
import { type At, atOf, done, isForPage, pageError, refusalText } from '../page.server.ts'
import type { UploadAnswer } from './upload.ts'
import { uploadMessages } from './uploads.messages.ts'

const hasFiles = (request: Request) => /^multipart\/form-data\s*;/i.test((request.headers.get('content-type') ?? '').slice(0, 100))

/** The action of a page with several forms: files are passed on as they arrive, any other form is read. */
export const filesOrForm =
  <Files, Form>(sendFiles: (args: ActionFunctionArgs) => Files, readForm: (args: ActionFunctionArgs) => Form) =>
  (args: ActionFunctionArgs): Files | Form =>
    hasFiles(args.request) ? sendFiles(args) : readForm(args)

/** Action of a form with files: they go on to the API while they arrive. */
export const uploadAction =
  <T>(act: (office: Office, body: StreamedBody, at: At) => Promise<T>) =>
  async (args: ActionFunctionArgs): Promise<T> => {
    const office = args.context.get(officeContext)
    const { body, headers } = args.request
    try {
      if (!body) throw new ShopError('files_expected')
      return await act(office, { type: headers.get('content-type') ?? '', stream: body }, atOf(args))
    } catch (error) {
      throw await pageError(office, error, atOf(args))
    }
  }

type UploadCall = Operation & { response: typeof uploadedFiles }

/** Makes a call with files; the answer says what became of each, or why none was taken. */
export async function sendOn(office: Office, call: UploadCall, params: Record<string, unknown>, body: StreamedBody): Promise<UploadAnswer> {
  try {
    const { files } = await office.upload(call, { params }, body)
    return { intent: 'upload', files, refused: files.length === 0 ? await refusalOf(office, 'files_expected') : null }
  } catch (error) {
    if (!(error instanceof ShopError) || (await isForPage(office, error))) throw error
    return { intent: 'upload', files: [], refused: await refusalOf(office, error.code) }
  }
}

/** For scripts: an action that sends a file on, and says what became of it. */
export const sentAction = (call: UploadCall) =>
  uploadAction(async (office, body, { params }) => {
    const { files, refused } = await sendOn(office, call, params, body)
    return Response.json({ files }, { status: refused === null ? 200 : new ShopError(refused.code).status })
  })

/** Action of a page with a form for one file, with the notice of what it has done. */
export const oneFileAction = (call: UploadCall, kind: NoticeKind) =>
  uploadAction(async (office, body, { params, path }) => {
    const answer = await sendOn(office, call, params, body)
    const isTaken = answer.refused === null && answer.files.every(({ outcome }) => outcome !== 'refused')
    return isTaken ? done(office, path, { kind }) : data(answer, { status: 422 })
  })

async function refusalOf(office: Office, code: ErrorCode): Promise<UploadAnswer['refused']> {
  const t = uploadMessages[await office.language()]
  const own: Partial<Record<ErrorCode, string>> = {
    files_expected: t.noneChosen,
    body_too_large: t.tooMuch,
    malformed_request: t.unreadable,
  }
  return { code, text: own[code] ?? (await refusalText(office, code)).text }
}

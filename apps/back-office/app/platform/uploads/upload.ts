import type { ErrorCode } from '@stragan/contract'
import type { FileProblem } from '@stragan/contract/admin'

/** What became of a file. */
export interface FileOutcome {
  name: string
  outcome: 'added' | 'present' | 'refused'
  problem: FileProblem | null
}

/** The answer to a form with files that were not all added. */
export interface UploadAnswer {
  intent: 'upload'
  files: readonly FileOutcome[]
  /** Why none was taken. */
  refused: { code: ErrorCode; text: string } | null
}

export const isUploadAnswer = (answer: object | undefined): answer is UploadAnswer =>
  answer !== undefined && 'intent' in answer && answer.intent === 'upload'

/** A file that the page's script sends. */
export interface SentFile {
  /** Unique on the page. */
  key: number
  name: string
  bytes: number
  sentBytes: number
  /** Null until the server has answered; `failed`: it did not. */
  outcome: FileOutcome | 'failed' | null
}

const timeoutMs = 180_000

/** Sends one file, and says how far it is; `fetch` does not. */
export function sendFile(href: string, file: File, onProgress: (bytes: number) => void): Promise<FileOutcome | 'failed'> {
  const body = new FormData()
  body.append('files', file)
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    request.open('POST', href)
    request.timeout = timeoutMs
    request.upload.addEventListener('progress', event => onProgress(event.loaded))
    request.addEventListener('loadend', () => resolve(outcomeIn(request)))
    request.send(body)
  })
}

/** Whoever has to sign in again is redirected to a page. */
function outcomeIn(request: XMLHttpRequest): FileOutcome | 'failed' {
  const { status, responseText } = request
  if (status !== 200 || !request.getResponseHeader('content-type')?.includes('json')) return 'failed'
  const [file]: FileOutcome[] = JSON.parse(responseText).files
  return file ?? 'failed'
}

import { type NoticeKind, noticeMessages } from './notice.messages.ts'

/** What a form has done, shown on the page that it redirected to. */
export interface Notice {
  kind: NoticeKind
  /** Whom or what it is about. */
  subject?: string | undefined
}

const maxSubjectLength = 300

/** Reads a notice from its cookie, which people can change; null for anything else. */
export function readNotice(cookie: string | undefined): Notice | null {
  try {
    const { kind, subject } = JSON.parse(decodeURIComponent(cookie ?? ''))
    if (!Object.hasOwn(noticeMessages.en, kind)) return null
    return { kind, ...(typeof subject === 'string' && { subject: subject.slice(0, maxSubjectLength) }) }
  } catch {
    return null
  }
}

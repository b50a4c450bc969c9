import { hrefTo, type Language } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { PrintButton } from '@stragan/ui/print-button'
import type { Consent } from '../../platform/consent.ts'
import { CookieSettings } from '../consent/cookie-settings.tsx'
import { contentMessages } from './content.messages.ts'
import type { Document } from './content-page.server.ts'
import { Prose } from './prose.tsx'
import type { Heading } from './table-of-contents.ts'

interface ContentTextProps {
  language: Language
  document: Document
  alternates: Record<Language, string>
  content: { title: string; html: string; version: string; since: { iso: string; text: string }; contents: Heading[] }
  consent: Consent
}

const other = { regulations: 'privacyPolicy', privacyPolicy: 'regulations' } as const

/** Legal document (sanitised by the API) with contents, version and a link to the other document. */
export function ContentText({ language, document, alternates, content, consent }: ContentTextProps) {
  const t = contentMessages[language]
  const { title, html, version, since, contents } = content
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: title, href: alternates[language] },
  ]
  return (
    <>
      <div className="print:hidden">
        <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      </div>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-1 text-quiet tabular-nums">
            {t.version(version)} · {t.since} <time dateTime={since.iso}>{since.text}</time>
          </p>
        </div>
        <PrintButton>{t.print}</PrintButton>
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
        {contents.length > 1 && <Contents title={t.contents} contents={contents} />}
        <div className="lg:col-start-2">
          <Prose html={html} />
          {document === 'privacyPolicy' && <CookieSettings language={language} consent={consent} />}
          <p className="mt-12 max-w-[68ch] border-rule border-t pt-5 print:hidden">
            {t.alsoRead}:{' '}
            <a href={hrefTo(language, other[document])} className="link target inline-flex items-center">
              {t[other[document]]}
            </a>
          </p>
        </div>
      </div>
    </>
  )
}

/** Table of contents: above the text on phones, sticky beside it on wide screens. */
function Contents({ title, contents }: { title: string; contents: readonly Heading[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="max-lg:border-rule max-lg:border-y max-lg:py-4 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <h2 id="contents" className="font-semibold font-text text-base">
        {title}
      </h2>
      <ol className="mt-2 text-sm">
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="target block py-1.5 text-quiet underline-offset-4 hover:text-ink hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

import { ButtonLink } from '@stragan/ui/button'
import { isRouteErrorResponse, useLocation, useParams, useRouteError } from 'react-router'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { useLanguage } from '../../platform/language.ts'
import { pageAction } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { downloadLoader, passDownload } from './download.server.ts'
import { downloadMessages } from './downloads.messages.ts'
import { listPath } from './list-path.ts'

export const middleware = [passDownload]
export const loader = downloadLoader
/** The answer to an interruption; the page then requests the file. */
export const action = pageAction(async () => null)

/** The list with the filters of the download. */
const useList = () => {
  const { search } = useLocation()
  return listPath(useParams()) + search
}

export default function DownloadPage() {
  const t = downloadMessages[useLanguage()]
  const { pathname, search } = useLocation()
  const list = useList()
  return (
    <Page title={t.starting} lead={t.startingLead}>
      <meta httpEquiv="refresh" content={`0;url=${pathname}${search}`} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="primary" icon="download" href={pathname + search}>
          {t.start}
        </ButtonLink>
        <ButtonLink href={list}>{t.back}</ButtonLink>
      </div>
    </Page>
  )
}

export function ErrorBoundary() {
  const t = downloadMessages[useLanguage()]
  const error = useRouteError()
  const back = { href: useList(), label: t.back }
  const isListed = !(isRouteErrorResponse(error) && error.status === 404)
  return <ErrorScreen error={error} {...(isListed && { back })} />
}

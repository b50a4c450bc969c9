import { maxShownPictureFailures, pictureProblemText } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { ButtonLink } from '@stragan/ui/button'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { useRefresh } from '../../platform/use-refresh.ts'
import type { ImportView } from './import-view.ts'
import { importMessages } from './imports.messages.ts'

const refreshMs = 5000
const states = ['fetched', 'waiting', 'failed'] as const

interface PicturesProps {
  shop: string
  found: ImportView
  isTrial: boolean
}

/** The pictures that a file names by URL: how many a trial has found, or how far the job is that fetches them. */
export function ImportPictures({ shop, found: { id, state, pictures }, isTrial }: PicturesProps) {
  const t = importMessages[useLanguage()]
  const { named, waiting } = pictures
  useRefresh(waiting > 0, refreshMs)
  const hasRun = state !== 'undone' && states.some(one => pictures[one] > 0)
  return (
    <>
      {isTrial && named > 0 && <p>{t.wouldFetch(named)}</p>}
      {hasRun && <Progress shop={shop} id={id} pictures={pictures} />}
    </>
  )
}

function Progress({ shop, id, pictures }: { shop: string } & Pick<ImportView, 'id' | 'pictures'>) {
  const language = useLanguage()
  const t = importMessages[language]
  const { waiting, failures } = pictures
  return (
    <div className="grid gap-4">
      <p role="status" className="tabular-nums">
        {`${t.picturesTitle}: ${states.map(one => `${t.pictureStates[one]}: ${formatNumber(language, pictures[one])}`).join(', ')}`}
      </p>
      {waiting > 0 && (
        <p className="text-quiet text-sm">
          {t.fetching}{' '}
          <noscript>
            <a href="?" className="link">
              {t.refresh}
            </a>
          </noscript>
        </p>
      )}
      {failures.length > 0 && (
        <>
          <Table caption={t.failedPictures} className="stacks">
            <thead>
              <tr>
                <ColumnHead>{t.pictureProduct}</ColumnHead>
                <ColumnHead>{t.pictureUrl}</ColumnHead>
                <ColumnHead>{t.pictureReason}</ColumnHead>
              </tr>
            </thead>
            <tbody>
              {failures.map(({ product_symbol, url, problem, status }) => (
                <tr key={`${product_symbol} ${url}`}>
                  <RowHead translate="no" className="wrap-anywhere">
                    {product_symbol}
                  </RowHead>
                  <Cell data-label={t.pictureUrl} translate="no" className="wrap-anywhere">
                    {url}
                  </Cell>
                  <Cell data-label={t.pictureReason}>{pictureProblemText(problem, status, language)}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink href={`/${shop}/download/imports/${id}/failed-pictures.csv`} size="small" icon="download">
              {t.downloadFailed}
            </ButtonLink>
            <p className="text-quiet text-sm">
              {pictures.failed > maxShownPictureFailures ? t.firstFailures(maxShownPictureFailures) : t.failedText}
            </p>
          </div>
        </>
      )}
    </div>
  )
}

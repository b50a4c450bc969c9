import { type RowOutcome, rowOutcomes } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { Button, ButtonLink } from '@stragan/ui/button'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { Creations } from './creations.tsx'
import { ImportPictures } from './import-pictures.tsx'
import { canContinue, type ImportedRow, type ImportView, isOfTrial } from './import-view.ts'
import { importMessages } from './imports.messages.ts'
import { priceImportMessages } from './price-imports.messages.ts'
import { RowsTable } from './rows-table.tsx'

interface ResultProps {
  shop: string
  found: ImportView
  list: readonly ImportedRow[]
  outcome: RowOutcome | null
  next: string | null
  isFirst: boolean
  canWrite: boolean
}

/** What a trial would do, or a run has done, and what can be done next. */
export function ImportResult({ shop, found, list, outcome, next, isFirst, canWrite }: ResultProps) {
  const language = useLanguage()
  const t = importMessages[language]
  const p = priceImportMessages[language]
  const { id, state, created, changed, refused, removed } = found
  const ofPrices = found.price_list_id !== null || found.customer_id !== null
  const path = `/${shop}/imports/${id}`
  const isTrial = isOfTrial(found)
  const goesOn = canContinue(found)
  const toDo = created + changed + removed
  const shown = rowOutcomes.filter(one => one !== 'removed' || found.remove_missing)
  return (
    <Section id="result" title={t.result} lead={isTrial ? (found.has_changes ? t.trialAgainLead : t.trialLead) : t.resultLead}>
      <nav aria-label={t.result} className="flex flex-wrap gap-3">
        {[null, ...shown].map(one => (
          <ButtonLink
            key={one ?? ''}
            href={one === null ? path : `${path}?outcome=${one}`}
            size="small"
            kind={one === outcome ? 'primary' : 'secondary'}
            aria-current={one === outcome ? 'true' : undefined}
          >
            {`${one === null ? t.all : t.outcomes[one]}: ${formatNumber(language, one === null ? found.rows_done + removed : found[one])}`}
          </ButtonLink>
        ))}
      </nav>
      {found.creations.length > 0 && state !== 'undone' && <Creations creations={found.creations} isTrial={isTrial} />}
      <ImportPictures shop={shop} found={found} isTrial={isTrial} />
      {found.is_partly_undone && <p>{t.partlyUndone}</p>}
      {found.only_trial && <p>{t.onlyTrial}</p>}
      {canWrite && !found.only_trial && (state === 'checked' || goesOn) && (
        <form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FormKey />
          <input type="hidden" name="intent" value="run" />
          {state === 'checked' && <p>{toDo === 0 ? t.nothingToRun : (ofPrices ? p : t).runText(toDo)}</p>}
          {(toDo > 0 || goesOn) && (
            <Button type="submit" kind="primary" className="max-sm:w-full">
              {goesOn ? t.goOn : t.run}
            </Button>
          )}
        </form>
      )}
      {refused > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink href={`/${shop}/download/imports/${id}/refused.csv`} size="small" icon="download">
            {t.downloadRefused}
          </ButtonLink>
          <p className="text-quiet text-sm">{t.refusedText}</p>
        </div>
      )}
      <RowsTable rows={list} />
      <Pagination label={t.result} path={path} filters={{ outcome: outcome ?? undefined }} next={next} isFirst={isFirst} texts={t} />
    </Section>
  )
}

import { maxListSearchLength } from '@stragan/contract'
import type { DownloadableList } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { FindForm } from '@stragan/ui/find-form'
import { FormProblems } from '@stragan/ui/form-problems'
import { Differences } from '../../platform/differences.tsx'
import { EmptyList } from '../../platform/empty-list.tsx'
import { formMessages } from '../../platform/form.messages.ts'
import { useLanguage } from '../../platform/language.ts'
import { Pagination } from '../../platform/pagination.tsx'
import { SaveForm } from '../../platform/save-form.tsx'
import { variantName } from '../../platform/variant-name.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import { priceImportMessages } from '../imports/price-imports.messages.ts'
import { AgreedPriceTable } from './agreed-price-table.tsx'
import { agreedPriceMessages, agreedPriceTexts } from './agreed-prices.messages.ts'
import { type AgreedPrice, type AgreedPricesAnswer, priceName, shownPrice } from './agreed-prices-form.ts'

/** A part of the prices, or of what a search finds. */
interface AgreedPricesView {
  /** Address of the page that shows them. */
  path: string
  /** The list that is downloaded. */
  list: DownloadableList
  /** Address of imports of the prices; null for who may not import them. */
  imports: string | null
  /** Address of the products; null for who may not see them. */
  products: string | null
  q: string | undefined
  prices: readonly (AgreedPrice & { changed: string | null })[]
  next: string | null
  isFirst: boolean
  /** Whether they are those of a price list, else of one customer. */
  ofPriceList: boolean
  canWrite: boolean
}

interface AgreedPricesSectionProps {
  view: AgreedPricesView
  answer: AgreedPricesAnswer | undefined
}

/** Agreed prices in a form, and a search for products to which prices may be added. */
export function AgreedPricesSection({
  view: { path, list, imports, products, q, prices, next, isFirst, ofPriceList, canWrite },
  answer,
}: AgreedPricesSectionProps) {
  const language = useLanguage()
  const t = agreedPriceTexts(language, ofPriceList)
  const table = <AgreedPriceTable products={products} prices={prices} ofPriceList={ofPriceList} canWrite={canWrite} answer={answer} />
  return (
    <div className="grid gap-6">
      <FindForm
        label={t.find}
        action={path}
        query={{ name: 'q', label: t.query, value: q ?? '', maxLength: maxListSearchLength }}
        applied={q ?? ''}
        submit={t.submit}
      />
      <div className="flex flex-wrap gap-3">
        <DownloadControl list={list} filters={{ q }} count={prices.length === 0 && isFirst ? 0 : null} />
        {imports && <ButtonLink href={imports}>{priceImportMessages[language].title}</ButtonLink>}
      </div>
      {canWrite && <p className="text-quiet">{q === undefined ? t.leadWrite : t.leadFound}</p>}
      {prices.length === 0 ? (
        <EmptyList path={path} isNarrowed={!isFirst || q !== undefined} texts={t} />
      ) : canWrite ? (
        <>
          {answer && <Problems answer={answer} prices={prices} />}
          <SaveForm id="save-prices" canWrite isRefused={answer !== undefined} fields={{ intent: 'save-prices' }}>
            {table}
          </SaveForm>
        </>
      ) : (
        table
      )}
      <Pagination
        label={t.title}
        path={path}
        filters={{ q }}
        next={next}
        isFirst={isFirst}
        texts={{ first: t.firstPrices, next: t.nextPrices }}
      />
    </div>
  )
}

/** Why no price was changed, with links to the prices that are wrong. */
function Problems({ answer, prices }: { answer: AgreedPricesAnswer; prices: readonly AgreedPrice[] }) {
  const language = useLanguage()
  const t = agreedPriceMessages[language]
  const { hasConflict, refusal, typed } = answer
  const wrong = prices.filter(({ variant_id }) => answer.problems[variant_id])
  const problems = wrong.map(price => ({
    id: priceName(price.variant_id),
    text: `${variantName(price)}: ${t.problems[answer.problems[price.variant_id] ?? 'price']}`,
  }))
  const differences = (hasConflict ? wrong : []).map(price => ({
    label: variantName(price),
    before: null,
    stored: shownPrice(language, price.price_net),
    typed: typed[priceName(price.variant_id)] ?? '',
  }))
  return (
    <FormProblems
      result={answer}
      title={hasConflict ? t.stale : (refusal?.title ?? formMessages[language].toCorrect(problems.length))}
      problems={problems}
    >
      {(hasConflict || refusal) && (
        <>
          {hasConflict && <p>{t.staleText}</p>}
          <Differences rows={differences} />
          {refusal && <p>{refusal.text}</p>}
        </>
      )}
    </FormProblems>
  )
}

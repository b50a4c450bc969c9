import { type Arguments, errors, fieldProblems, type Language, ShopError } from '@stragan/contract'
import { productHandlingCalls, spreadsheetCalls } from '@stragan/contract/admin'
import { formatMoney } from '@stragan/contract/formats'
import type { FormFields } from '@stragan/web/form-fields.server'
import { data } from 'react-router'
import type { Times } from '../../platform/moments.ts'
import type { Office } from '../../platform/office.server.ts'
import { done, isForPage, refusalText } from '../../platform/page.server.ts'
import { type PromotionView, promotionView } from '../prices/promotion-view.ts'
import { promotionMessages } from '../prices/promotions.messages.ts'
import { targetName } from '../prices/promotions-table.tsx'
import { createCells } from './cells.ts'
import { sentCells } from './sent-cells.ts'
import { keyOf } from './sheet.ts'
import { spreadsheetMessages } from './spreadsheet.messages.ts'
import type { AffectedPromotion, Problem, SentCell, SpreadsheetAnswer } from './spreadsheet-form.ts'

type Change = Arguments<typeof spreadsheetCalls.saveSpreadsheet>['body']['cells'][number]

interface At {
  shop: string
  /** The page itself. */
  here: string
  times: Times
}

/** Shows what the cells of a form would change, or saves them and returns to the page. */
export async function saveSpreadsheet(office: Office, form: FormFields, { shop, here, times }: At) {
  const language = await office.language()
  const isPreview = form.text('intent') === 'preview'
  const cells = createCells(language, await office.api(productHandlingCalls.productChoices, { params: { shop } }))
  const sent = sentCells(form, cells)
  const answer = (outcome: Partial<SpreadsheetAnswer>, status: number = errors.invalid_body.status) =>
    data({ cells: sent ?? [], problems: {}, refusal: null, preview: null, ...outcome } satisfies SpreadsheetAnswer, { status })
  if (!sent) return answer({ refusal: await refusalText(office, 'invalid_body') })
  const changed = sent.flatMap(cell => {
    const to = cells.valueOf(cell.field, cell.text)
    return to === cell.from ? [] : [{ cell, to }]
  })
  const unreadable = changed.filter(({ to }) => to === undefined)
  if (unreadable.length > 0) return answer({ problems: problemsAt(unreadable.map(({ cell }): [SentCell, Problem] => [cell, 'wrong'])) })
  const { nothingTitle, nothingText } = spreadsheetMessages[language]
  if (changed.length === 0) return answer({ refusal: { title: nothingTitle, text: nothingText } })
  // The API says which values are wrong.
  const changes = changed.map(({ cell: { text: _, ...cell }, to }) => ({ ...cell, to }) as Change)
  try {
    const body = { cells: changes, dry_run: isPreview }
    const saved = await office.api(spreadsheetCalls.saveSpreadsheet, { params: { shop }, body })
    if (!isPreview) return done(office, here, { kind: 'spreadsheet_saved', subject: String(saved.changed) })
    return answer({ preview: { ...saved, promotions: saved.promotions.map(one => affected(language, promotionView(one, times))) } }, 200)
  } catch (error) {
    if ((await isForPage(office, error)) || !(error instanceof ShopError)) throw error
    const { code, status, fields = {} } = error
    const refused = Object.entries(fields).flatMap(([path, message]): [SentCell, Problem][] => {
      const { cell } = changed[Number(/^cells\.(\d{1,4})/.exec(path)?.[1])] ?? {}
      if (!cell) return []
      if (code === 'tier_promoted') return [[cell, 'promoted']]
      return [[cell, message === fieldProblems.changed_elsewhere ? 'changed' : 'wrong']]
    })
    return refused.length > 0
      ? answer({ problems: problemsAt(refused) }, status)
      : answer({ refusal: await refusalText(office, code) }, status)
  }
}

/** Written here, so that browsers do not load the texts of promotions. */
function affected(language: Language, promotion: PromotionView): AffectedPromotion {
  const t = promotionMessages[language]
  const { id, name, price_net, regular_price_net: regular, ends, is_announced, percent } = promotion
  const money = (net: number) => formatMoney(language, net, 'PLN')
  return {
    id,
    name: `${name}, ${targetName(promotion, language)}`,
    price: [money(price_net), ...(regular === null ? [] : [t.regular(money(regular))])].join(', '),
    time: ends ? t.until(ends) : t.withoutEnd,
    shown: is_announced && percent !== null ? t.announced(percent) : t.notAnnounced,
  }
}

const problemsAt = (refused: readonly (readonly [SentCell, Problem])[]) =>
  Object.fromEntries(refused.map(([{ field, id }, problem]) => [keyOf(field, id), problem]))

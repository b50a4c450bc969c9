import type { MovedStatus } from '@stragan/contract/admin'
import { Button } from '@stragan/ui/button'
import { Select } from '@stragan/ui/select'
import { useLanguage } from '../../platform/language.ts'
import { orderMessages } from './orders.messages.ts'

/** What to do with the chosen orders: each leads to a page, that of a move first says what would happen. */
export function MoveChosen({ shop, moves }: { shop: string; moves: readonly MovedStatus[] }) {
  const t = orderMessages[useLanguage()]
  const chooseAll = (isChosen: boolean) => (event: { currentTarget: HTMLButtonElement }) => {
    for (const box of event.currentTarget.form?.querySelectorAll<HTMLInputElement>('input[name="uid"]') ?? []) box.checked = isChosen
  }
  return (
    <fieldset className="bottom-bar bottom-0 z-10 flex flex-wrap items-end gap-3 border-rule border-t bg-ground py-4 sm:group-has-[[name=uid]:checked]/chosen:sticky">
      <legend className="sr-only">{t.withChosen}</legend>
      {moves.length > 0 && (
        <>
          <Select name="status" label={t.withChosen} options={moves.map(status => ({ value: status, label: t.moves[status] }))} />
          <Button type="submit">{t.preview}</Button>
        </>
      )}
      <Button type="submit" icon="print" formAction={`/${shop}/pick-list`}>
        {t.pickList}
      </Button>
      <Button kind="quiet" className="noscript:hidden" onClick={chooseAll(true)}>
        {t.chooseAll}
      </Button>
      <Button kind="quiet" className="noscript:hidden" onClick={chooseAll(false)}>
        {t.chooseNone}
      </Button>
    </fieldset>
  )
}

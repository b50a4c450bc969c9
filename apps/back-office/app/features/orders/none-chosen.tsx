import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { useLanguage } from '../../platform/language.ts'
import { orderMessages } from './orders.messages.ts'

/** In place of what pages say of chosen orders, where there are none. */
export function NoneChosen({ list }: { list: string }) {
  const t = orderMessages[useLanguage()]
  return (
    <EmptyState icon="list" title={t.noneChosen} actions={<ButtonLink href={list}>{t.toList}</ButtonLink>}>
      {t.noneChosenText}
    </EmptyState>
  )
}

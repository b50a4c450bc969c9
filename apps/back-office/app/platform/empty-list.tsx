import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'

interface EmptyListProps {
  /** Address of the list without filters. */
  path: string
  /** Whether filters, or the beginning of a later part, leave nothing of it. */
  isNarrowed: boolean
  texts: Readonly<Record<'none' | 'noneText' | 'noneFound' | 'noneFoundText' | 'showAll', string>>
}

/** In place of a list without rows: there are none yet, or none that match. */
export const EmptyList = ({ path, isNarrowed, texts: t }: EmptyListProps) => (
  <EmptyState icon="search" title={isNarrowed ? t.noneFound : t.none}>
    <p>{isNarrowed ? t.noneFoundText : t.noneText}</p>
    {isNarrowed && <ButtonLink href={path}>{t.showAll}</ButtonLink>}
  </EmptyState>
)

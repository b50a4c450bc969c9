import { hrefTo, type Language } from '@stragan/routing'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { catalogueMessages } from './catalogue.messages.ts'

interface BrowseEmptyStateProps {
  language: Language
  icon: IconName
  title: string
  hint: string
  /** Another action. */
  children?: ReactNode
}

/** Empty state of a personal list, with links into the catalogue. */
export function BrowseEmptyState({ language, icon, title, hint, children }: BrowseEmptyStateProps) {
  const t = catalogueMessages[language]
  return (
    <EmptyState
      icon={icon}
      title={title}
      actions={
        <>
          <ButtonLink kind="primary" href={hrefTo(language, 'categories')}>
            {t.toCategories}
          </ButtonLink>
          <ButtonLink href={hrefTo(language, 'bestsellers')}>{t.toBestsellers}</ButtonLink>
          {children}
        </>
      }
    >
      <p>{hint}</p>
    </EmptyState>
  )
}

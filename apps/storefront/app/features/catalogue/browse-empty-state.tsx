import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import type { IconName } from '@stragan/ui/icon'
import type { ReactNode } from 'react'
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

import { hrefTo, type Language } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import type { ReactNode } from 'react'
import { shellMessages } from './shell.messages.ts'

export const phoneMenuId = 'menu'

/** Link to all categories; with scripts it opens the menu drawer. */
export function PhoneMenuLink({ language, className, children }: { language: Language; className: string; children?: ReactNode }) {
  return (
    <a
      href={hrefTo(language, 'categories')}
      aria-label={shellMessages[language].menu}
      data-interactive
      className={className}
      onClick={event => {
        const drawer = document.getElementById(phoneMenuId)
        if (!(drawer instanceof HTMLDialogElement)) return
        event.preventDefault()
        drawer.showModal()
      }}
    >
      <Icon name="menu" size="large" />
      {children}
    </a>
  )
}

import { hrefTo, type Language } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import { shellMessages } from './shell.messages.ts'

export const phoneMenuId = 'menu'

/** Link to all categories; with scripts it opens the menu drawer. */
export function PhoneMenuLink({ language }: { language: Language }) {
  return (
    <a
      href={hrefTo(language, 'categories')}
      aria-label={shellMessages[language].menu}
      data-interactive
      className="grid size-11 shrink-0 place-items-center rounded-shop hover:bg-raised lg:hidden"
      onClick={event => {
        const drawer = document.getElementById(phoneMenuId)
        if (!(drawer instanceof HTMLDialogElement)) return
        event.preventDefault()
        drawer.showModal()
      }}
    >
      <Icon name="menu" size="large" />
    </a>
  )
}

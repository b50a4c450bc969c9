import { useEffect } from 'react'
import { phoneMenuId } from './phone-menu-link.tsx'

/** What the still menus do beyond the browser's own: a click elsewhere, and Escape, close the categories; the phone's menu closes in browsers without `closedby` and invokers too. */
export function useMenus() {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return
      if (!target.closest(categories)) closeCategories()
      const drawer = document.getElementById(phoneMenuId)
      if (drawer instanceof HTMLDialogElement && drawer.contains(target) && (target === drawer || target.closest('[command=close]')))
        drawer.close()
    }
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      const menu = key === 'Escape' && target instanceof Element && target.closest(categories)
      if (!menu) return
      const open = menu.querySelector<HTMLElement>('details[open] > summary')
      closeCategories()
      open?.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}

const categories = '[data-still=menu]'

function closeCategories() {
  for (const open of document.querySelectorAll(`${categories} details[open]`)) open.removeAttribute('open')
}

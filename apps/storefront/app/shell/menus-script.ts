/**
 * What the still menus do beyond the browser's own, as long as the page is there, awake or not: a click elsewhere, and Escape, close the
 * categories; the phone's menu closes in browsers without `closedby` and invokers too.
 */
export function tendMenus() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (!target.closest(categories)) closeCategories()
    const drawer = target.closest<HTMLDialogElement>('[data-still=phoneMenu] dialog')
    if (target === drawer || target.closest('[command=close]')) drawer?.close()
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = key === 'Escape' && target instanceof Element && target.closest(categories)
    if (!menu) return
    const open = menu.querySelector<HTMLElement>('details[open] > summary')
    closeCategories()
    open?.focus()
  })
}

const categories = '[data-still=menu]'

function closeCategories() {
  for (const open of document.querySelectorAll(`${categories} details[open]`)) open.removeAttribute('open')
}

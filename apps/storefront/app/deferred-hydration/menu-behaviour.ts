/**
 * Adds behaviour to the static menus, before and after hydration: a click outside and Escape close the category menu; the mobile menu
 * also closes in browsers without `closedby` and invoker commands.
 */
export function attachMenuBehaviour() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (!target.closest(categories)) closeCategories()
    const drawer = target.closest<HTMLDialogElement>('[data-static=phoneMenu] dialog')
    if (target === drawer || target.closest('[command=close]')) drawer?.close()
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = key === 'Escape' && target instanceof Element && target.closest(categories)
    if (!menu) return
    const openSummary = menu.querySelector<HTMLElement>('details[open] > summary')
    closeCategories()
    openSummary?.focus()
  })
}

const categories = '[data-static=menu]'

function closeCategories() {
  for (const menu of document.querySelectorAll(`${categories} details[open]`)) menu.removeAttribute('open')
}

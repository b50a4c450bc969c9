import { renderToStaticMarkup } from 'react-dom/server'
import type { Bootstrap } from '../platform/bootstrap.ts'
import type { PublicContext } from '../platform/public-context.ts'
import { fontFilesOf } from '../ui/fonts.ts'
import { CategoryMenu, PhoneMenu } from './category-menu.tsx'
import { Footer } from './footer.tsx'
import type { Stills } from './still.tsx'
import { themeCss } from './theme.ts'

/** A start is of one shop and language, and is another object when anything of it changes. */
const rendered = new WeakMap<Bootstrap, Stills>()

export function stillPartsOf({ bootstrap, language }: PublicContext): Stills {
  const known = rendered.get(bootstrap)
  if (known) return known
  const { categories, shop } = bootstrap
  const parts = {
    theme: themeCss(shop.theme),
    fonts: [...new Set([shop.theme.font_text, shop.theme.font_display].flatMap(fontFilesOf))],
    menu: renderToStaticMarkup(<CategoryMenu language={language} categories={categories} />),
    phoneMenu: renderToStaticMarkup(<PhoneMenu language={language} categories={categories} />),
    footer: renderToStaticMarkup(<Footer bootstrap={bootstrap} language={language} />),
  }
  rendered.set(bootstrap, parts)
  return parts
}

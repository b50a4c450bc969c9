import { renderToStaticMarkup } from 'react-dom/server'
import type { Start } from '../platform/start.ts'
import type { SharedVisit } from '../platform/visit.ts'
import { fontFilesOf } from '../ui/fonts.ts'
import { CategoryMenu, PhoneMenu } from './category-menu.tsx'
import { Footer } from './footer.tsx'
import type { Stills } from './still.tsx'
import { themeCss } from './theme.ts'

/** A start is of one shop and language, and is another object when anything of it changes. */
const rendered = new WeakMap<Start, Stills>()

export function stillPartsOf({ start, language }: SharedVisit): Stills {
  const known = rendered.get(start)
  if (known) return known
  const { categories, shop } = start
  const parts = {
    theme: themeCss(shop.theme),
    fonts: [...new Set([shop.theme.font_text, shop.theme.font_display].flatMap(fontFilesOf))],
    menu: renderToStaticMarkup(<CategoryMenu language={language} categories={categories} />),
    phoneMenu: renderToStaticMarkup(<PhoneMenu language={language} categories={categories} />),
    footer: renderToStaticMarkup(<Footer start={start} language={language} />),
  }
  rendered.set(start, parts)
  return parts
}

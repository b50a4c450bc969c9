import { fontFilesOf } from '@stragan/ui/fonts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Bootstrap } from '../platform/bootstrap.ts'
import type { PublicContext } from '../platform/public-context.ts'
import { CategoryMenu, PhoneMenu } from '../shell/category-menu.tsx'
import { Footer } from '../shell/footer.tsx'
import { themeCss } from '../shell/theme.ts'
import type { StaticShell } from './static-shell.tsx'

/** Memoised by bootstrap object: one per shop and language, replaced when any of its data changes. */
const rendered = new WeakMap<Bootstrap, StaticShell>()

/** Renders the static parts of the layout to HTML. */
export function renderStaticShell({ bootstrap, language }: PublicContext): StaticShell {
  const cached = rendered.get(bootstrap)
  if (cached) return cached
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

import type { CategoryBranch } from '@stragan/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { hasScreen } from '../platform/screens.ts'
import type { Start } from '../platform/start.ts'
import type { SharedVisit } from '../platform/visit.ts'
import { fontFilesOf } from '../ui/fonts.ts'
import { CategoryMenu, type MenuBranch, PhoneMenu } from './category-menu.tsx'
import { Footer } from './footer.tsx'
import { information } from './information.ts'
import type { Stills } from './still.tsx'
import { themeCss } from './theme.ts'

/** A start is of one shop and language, and is another object when anything of it changes. */
const rendered = new WeakMap<Start, Stills>()

export function stillPartsOf({ start, language }: SharedVisit): Stills {
  const known = rendered.get(start)
  if (known) return known
  const categories = start.categories.map(branchOf)
  const shown = information.map(group => group.filter(id => hasScreen(start, id)))
  const { theme } = start.shop
  const parts = {
    theme: themeCss(theme),
    fonts: [...new Set([theme.font_text, theme.font_display].flatMap(fontFilesOf))],
    menu: renderToStaticMarkup(<CategoryMenu language={language} categories={categories} />),
    phoneMenu: renderToStaticMarkup(<PhoneMenu language={language} categories={categories} />),
    footer: renderToStaticMarkup(<Footer start={start} language={language} information={shown} />),
  }
  rendered.set(start, parts)
  return parts
}

const branchOf = ({ name, slug, children }: CategoryBranch): MenuBranch => ({ name, slug, children: children.map(branchOf) })

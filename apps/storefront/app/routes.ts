import { type RouteConfig, route } from '@react-router/dev/routes'
import { languages, type PageId, pageIds, pages } from '@stragan/routing'

/** The module of each screen; a page without one does not compile. */
const files = {
  home: 'features/home/home-page.tsx',
  product: 'features/catalogue/product-page.tsx',
} satisfies Record<PageId, string>

export default [
  route('/', files.home, { id: 'home' }),
  ...languages.flatMap(language => pageIds.map(id => route(`/${language}/${pages[id][language]}`, files[id], { id: `${id}.${language}` }))),
  route('*', 'shell/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig

import { type RouteConfig, route } from '@react-router/dev/routes'
import { languages, type PageId, pageIds, pages } from '@stragan/routing'

/** The module of each screen; a page without one does not compile. */
const files = {
  home: 'features/home/home-page.tsx',
  categories: 'features/catalogue/categories-page.tsx',
  category: 'features/catalogue/category-page.tsx',
  brand: 'features/catalogue/brand-page.tsx',
  bestsellers: 'features/catalogue/bestsellers-page.tsx',
  newProducts: 'features/catalogue/new-products-page.tsx',
  productsOfTheMonth: 'features/catalogue/products-of-the-month-page.tsx',
  allProducts: 'features/catalogue/all-products-page.tsx',
  product: 'features/catalogue/product-page.tsx',
  cart: 'features/cart/cart-page.tsx',
  quickOrder: 'features/quick-order/quick-order-page.tsx',
  guest: 'features/checkout/guest-page.tsx',
  login: 'features/session/login-page.tsx',
  signin: 'features/session/login-page.tsx',
  customerLogin: 'features/session/login-page.tsx',
  register: 'features/session/register-page.tsx',
  customerRegister: 'features/session/register-page.tsx',
  resetPassword: 'features/session/reset-password-page.tsx',
  orderHistory: 'features/account/order-history-page.tsx',
  accountOrder: 'features/orders/account-order-page.tsx',
  addresses: 'features/account/addresses-page.tsx',
  myPrices: 'features/account/my-prices-page.tsx',
  favouriteProducts: 'features/favourites/favourite-products-page.tsx',
  profile: 'features/account/profile-page.tsx',
  checkout: 'features/checkout/checkout-page.tsx',
  order: 'features/orders/order-page.tsx',
  contact: 'features/contact/contact-page.tsx',
  aboutUs: 'features/content/about-us-page.tsx',
  projahn: 'features/content/projahn-page.tsx',
  catalogs: 'features/documents/catalogs-page.tsx',
  dataSheets: 'features/documents/data-sheets-page.tsx',
  distribution: 'features/distribution/distribution-page.tsx',
  vendingMachines: 'features/contact/vending-machines-page.tsx',
  regulations: 'features/content/regulations-page.tsx',
  privacyPolicy: 'features/content/privacy-policy-page.tsx',
  test1: 'features/test/test-page.tsx',
  test2: 'features/test/test-page.tsx',
} satisfies Record<PageId, string>

const caseSensitive = true

export default [
  route('/', files.home, { id: 'home' }),
  ...languages.flatMap(language =>
    pageIds.map(id => route(`/${language}/${pages[id][language]}`, files[id], { id: `${id}.${language}`, caseSensitive })),
  ),
  // Not screens: what the frame's and the products' own forms and the search box talk to.
  route('/settings/:name', 'shell/settings.ts', { id: 'settings' }),
  route('/cart-lines', 'features/cart/add-to-cart.ts', { id: 'add-to-cart' }),
  route('/reorder', 'features/orders/reorder.ts', { id: 'reorder' }),
  route('/favourites', 'features/favourites/favourites.ts', { id: 'favourites' }),
  route('/auth', 'features/session/auth.ts', { id: 'auth' }),
  route('/account-data', 'features/account/account-data.ts', { id: 'account-data' }),
  route('/my-prices.csv', 'features/account/my-prices-csv.ts', { id: 'my-prices-csv' }),
  route('/logout', 'features/session/logout.ts', { id: 'logout' }),
  route('/cart-summary', 'features/cart/summary.ts', { id: 'cart-summary' }),
  route('/robots.txt', 'features/search-engines/robots.ts', { id: 'robots' }),
  route('/sitemap.xml', 'features/search-engines/site-map.ts', { id: 'site-map' }),
  route('/suggestions/:language', 'shell/suggestions.ts', { id: 'suggestions' }),
  // Every part of the design system in every state, for whoever builds screens.
  ...(process.env.NODE_ENV === 'development' ? [route('/design', 'features/design/design-page.tsx', { id: 'design' })] : []),
  route('*', 'shell/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('frame/sign-in-frame.tsx', [
    route('sign-in', 'features/sign-in/sign-in-page.tsx'),
    route('sign-in/second-factor', 'features/sign-in/second-factor-page.tsx'),
    route('password-reset', 'features/sign-in/request-reset-page.tsx'),
    route('password-reset/:token', 'features/sign-in/reset-password-page.tsx'),
    route('invitation/:token', 'features/sign-in/invitation-page.tsx'),
  ]),
  layout('frame/frame.tsx', [
    index('features/start/shops-page.tsx'),
    route('installation', 'features/installation/installation-page.tsx'),
    route('installation/new', 'features/installation/new-shop-page.tsx'),
    route('account', 'features/account/account-page.tsx'),
    route(':shop', 'features/start/start-page.tsx'),
    route(':shop/download/:file', 'features/downloads/download-page.tsx'),
    route(':shop/orders', 'features/orders/orders-page.tsx'),
    route(':shop/orders/:uid', 'features/orders/order-page.tsx'),
    route(':shop/customers', 'features/customers/customers-page.tsx'),
    route(':shop/customers/:id', 'features/customers/customer-page.tsx'),
    route(':shop/products', 'features/products/products-page.tsx'),
    route(':shop/products/:id', 'features/products/product-page.tsx'),
    route(':shop/search', 'features/search/search-page.tsx'),
    route(':shop/settings', 'features/settings/settings-page.tsx'),
    route(':shop/settings/:scope', 'features/settings/scope-page.tsx'),
    route(':shop/settings/:scope/:id', 'features/settings/entry-page.tsx'),
    route(':shop/hosts', 'features/hosts/hosts-page.tsx'),
    route(':shop/staff', 'features/staff/staff-page.tsx'),
    route(':shop/staff/:id', 'features/staff/member-page.tsx'),
    route(':shop/payment-keys', 'features/payment-keys/payment-keys-page.tsx'),
    route(':shop/api-keys', 'features/api-keys/api-keys-page.tsx'),
    route(':shop/api-keys/new', 'features/api-keys/new-api-key-page.tsx'),
  ]),
  // Resource routes: targets of the frames' forms.
  route('language', 'features/sign-in/language.ts'),
  route('sign-out', 'features/sign-in/sign-out.ts'),
  route('*', 'frame/not-found.tsx'),
] satisfies RouteConfig

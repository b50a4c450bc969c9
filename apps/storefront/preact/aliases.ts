/** Modules that replace React in the storefront, for Vite and Vitest. */
export const preactAliases = [
  { find: /^react$/, replacement: `${import.meta.dirname}/react.ts` },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/(client|server)$/, replacement: 'preact/compat/$1' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
]

/** Packages that import React: they are bundled, so that the aliases apply to them. */
export const importsReact = [/react-router/]

interface Allowed {
  file: string
  /** As in the source; `…` marks interpolated parts. */
  pattern: string
  why: string
}

/** Expressions that the checker reports as slow, and why they are not, or never see input of a visitor. */
export const exceptions: readonly Allowed[] = [
  {
    file: 'apps/api/sql/search.sql',
    pattern: String.raw`\b(do|na|pod|z|ze|w|bez|zestaw|komplet|for|with|without|from|to|in|of)\b(,\d|[^,])*|[^, ][^,]*\bset\b[^,]*`,
    why: 'PostgreSQL matches it by an automaton: measured, 40,000 characters of each shape take as long as 10,000',
  },
]

interface Interpolated extends Allowed {
  /** The resulting patterns, one per variant. */
  patterns: readonly string[]
}

/** Expressions with interpolated parts. The resulting patterns are checked. */
export const interpolated: readonly Interpolated[] = [
  {
    file: 'apps/api/src/features/pictures/pictures.ts',
    pattern: String.raw`^([0-9a-f]{32}(?:[0-9a-f]{32})?)(?:-(…)\.(…)|\.svg)$`,
    patterns: [String.raw`^([0-9a-f]{32}(?:[0-9a-f]{32})?)(?:-(96|240|480|720|1200)\.(avif|webp)|\.svg)$`],
    why: 'widths and formats are constants of the contract',
  },
  {
    file: 'packages/routing/src/match.ts',
    pattern: '^…$',
    patterns: ['^/en$', '^/en/account/orders/([^/]+)$', '^/en/order/([^/]+)/withdrawal$'],
    why: 'the paths of the route table, in which a parameter is one segment',
  },
  {
    file: 'packages/routing/src/match.ts',
    pattern: '^…/*$',
    patterns: ['^/en/*$', '^/en/account/orders/([^/]+)/*$', '^/en/order/([^/]+)/withdrawal/*$'],
    why: 'the paths of the route table, in which a parameter is one segment',
  },
]

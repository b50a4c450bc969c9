export { redirectFor } from './redirects.ts'
export { serveSearchCounts } from './serve-search-counts.ts'

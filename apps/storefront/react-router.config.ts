import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Ships the whole route manifest: it is not secret, and saves a request per navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // A shop's routes are no secret, and a request less per navigation is worth more than a shorter list.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Pages load as documents: the manifest is small.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

/** The URLs that entry.client.tsx needs to hydrate a page: as soon as it is loaded, or at the first interaction. */
export interface HydrationManifest {
  /** Hydrate without waiting for an interaction: a personal page, or one that acts by itself. */
  immediate: boolean
  /** The script that sets `window.__reactRouterManifest`. */
  manifestUrl: string
  /** Module URLs of each matched route, by route id. */
  routeModules: Record<string, string[]>
}

/** The id of the JSON script element. */
export const hydrationManifestId = 'hydration-manifest'

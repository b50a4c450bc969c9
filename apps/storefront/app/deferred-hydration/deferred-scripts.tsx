import { createContext, useContext, useEffect } from 'react'
import { type EntryContext, isRouteErrorResponse, Scripts } from 'react-router'
import { dataChangesId } from '../platform/data-changes.ts'
import { jsonContent } from '../platform/json-element.ts'
import type { LayoutData } from '../shell/layout-data.ts'
import type { VisitorSummary } from '../shell/visitor-summary.tsx'
import { type HydrationManifest, hydrationManifestId } from './hydration-manifest.ts'
import { withoutThoseInDocument } from './in-document.tsx'
import { type RouterData, routerDataId } from './router-data.ts'

/** Everything the server puts into the document in place of `<Scripts />`; null in the browser. */
export interface DeferredScriptsData {
  entry: string
  routerData: RouterData
  manifest: HydrationManifest
}

export const DeferredScriptsContext = createContext<DeferredScriptsData | null>(null)

/** Called in the browser after the document is hydrated. */
export const OnHydratedContext = createContext(() => {})

/**
 * Replaces React Router's `<Scripts />`, which loads the whole application at once: a page starts with a script of two kilobytes that
 * waits for the first interaction.
 */
export function DeferredScripts() {
  const data = useContext(DeferredScriptsContext)
  const onHydrated = useContext(OnHydratedContext)
  useEffect(onHydrated, [onHydrated])
  if (import.meta.env.DEV) return <Scripts />
  return (
    <>
      <JsonElement id={routerDataId} value={data?.routerData} />
      {/* A customer's page made from this one has changes of the loaders' data here. */}
      <JsonElement id={dataChangesId} value={null} />
      <JsonElement id={hydrationManifestId} value={data?.manifest} />
      {data && <script type="module" async src={data.entry} />}
    </>
  )
}

/** JSON for the browser, which hydration leaves alone. */
function JsonElement({ id, value }: { id: string; value: object | null | undefined }) {
  return (
    <script
      id={id}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON
      dangerouslySetInnerHTML={{ __html: value ? jsonContent(value, withoutThoseInDocument) : '' }}
    />
  )
}

/** Collects from React Router's entry context what `<Scripts />` would render (README.md lists the fields used). */
export function createDeferredScripts(
  context: EntryContext,
  headers: Headers,
  summary: VisitorSummary,
  isShared: boolean,
): DeferredScriptsData {
  const { manifest, serverHandoffString, staticHandlerContext } = context
  const { matches, loaderData, actionData, errors } = staticHandlerContext
  return {
    entry: manifest.entry.module,
    routerData: {
      context: JSON.parse(serverHandoffString ?? '{}', withoutUnusedFlags),
      state: {
        loaderData,
        actionData,
        errors: errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, errorData(error)])),
      },
    },
    manifest: {
      immediate:
        actionData !== null ||
        headers.get('cache-control')?.includes('no-store') === true ||
        summary.notice !== null ||
        (!isShared && Boolean(summary.cart || summary.customer)) ||
        hasConsent(loaderData.root),
      manifestUrl: manifest.url,
      routeModules: Object.fromEntries(matches.map(({ route: { id } }) => [id, moduleUrls(manifest.routes[id])])),
    },
  }
}

/** Leaves out the router's future flags that are off. */
const withoutUnusedFlags = (name: string, value: unknown) => (value === false && name.startsWith('unstable_') ? undefined : value)

/** A thrown response as `isRouteErrorResponse` recognises it; nothing of another error. */
const errorData = (error: unknown) => {
  if (!isRouteErrorResponse(error)) return {}
  const { status, statusText, data = null } = error
  return { status, statusText, data, internal: false }
}

/** Whether the layout has a consent to request or to act on. */
const hasConsent = (layoutData: LayoutData | undefined) => layoutData !== undefined && Object.keys(layoutData.consent.given).length > 0

const moduleUrls = (route: EntryContext['manifest']['routes'][string]) =>
  [route?.clientActionModule, route?.clientLoaderModule, route?.clientMiddlewareModule, route?.hydrateFallbackModule, route?.module].filter(
    module => module !== undefined,
  )

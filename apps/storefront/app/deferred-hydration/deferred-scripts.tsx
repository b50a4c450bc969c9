import { useNonce } from '@stragan/ui/nonce'
import { createContext, useContext } from 'react'
import { type EntryContext, Scripts } from 'react-router'
import type { LayoutData } from '../shell/layout-data.ts'
import type { VisitorSummary } from '../shell/visitor-summary.tsx'
import { type HydrationManifest, hydrationManifestId } from './hydration-manifest.ts'

/** Everything the server puts into the document in place of `<Scripts />`; null in the browser. */
export interface DeferredScriptsData {
  entry: string
  /** Inline script that sets `window.__reactRouterContext`. */
  contextScript: string
  manifest: HydrationManifest
}

export const DeferredScriptsContext = createContext<DeferredScriptsData | null>(null)

/**
 * Replaces React Router's `<Scripts />`, which loads the whole application at once: a page starts with a script of two kilobytes that
 * waits for the first interaction.
 */
export function DeferredScripts() {
  const data = useContext(DeferredScriptsContext)
  const nonce = useNonce()
  if (import.meta.env.DEV) return <Scripts />
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: serialised by React Router */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data?.contextScript ?? '' }} />
      <script
        id={hydrationManifestId}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: names of files
        dangerouslySetInnerHTML={{ __html: data ? JSON.stringify(data.manifest) : '' }}
      />
      {data && <script type="module" async src={data.entry} />}
    </>
  )
}

/** Collects from React Router's entry context what `<Scripts />` would render (README.md lists the fields used). */
export function createDeferredScripts(
  context: EntryContext,
  headers: Headers,
  summary: VisitorSummary,
  isShared: boolean,
): DeferredScriptsData {
  const { manifest, serverHandoffString, staticHandlerContext, renderMeta } = context
  const { matches, loaderData, actionData } = staticHandlerContext
  // Makes `<ServerRouter>` stream the loaders' data into the document.
  if (renderMeta) renderMeta.didRenderScripts = true
  return {
    entry: manifest.entry.module,
    contextScript: `window.__reactRouterContext=${serverHandoffString};__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())`,
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

/** Whether the layout has a consent to request or to act on. */
const hasConsent = (layoutData: LayoutData | undefined) => layoutData !== undefined && Object.keys(layoutData.consent.given).length > 0

const moduleUrls = (route: EntryContext['manifest']['routes'][string]) =>
  [route?.clientActionModule, route?.clientLoaderModule, route?.clientMiddlewareModule, route?.hydrateFallbackModule, route?.module].filter(
    module => module !== undefined,
  )

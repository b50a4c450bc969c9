import { createContext, useContext } from 'react'
import { type EntryContext, Scripts } from 'react-router'
import { type Asleep, asleepId } from './asleep.ts'
import type { Frame } from './frame.ts'
import { useNonce } from './nonce.ts'

/** How a page is sent: given by the server alone. */
export interface Sent {
  entry: string
  context: string
  asleep: Asleep
}

export const SentContext = createContext<Sent | null>(null)

/**
 * In the place of the router’s `Scripts`, which load at once what runs the whole page: a page works as the server rendered it, so that
 * a script of two kilobytes, which waits for the first interaction, is all that it begins with.
 */
export function LateScripts() {
  const sent = useContext(SentContext)
  const nonce = useNonce()
  if (import.meta.env.DEV) return <Scripts />
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the router */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sent?.context ?? '' }} />
      <script
        id={asleepId}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: names of files
        dangerouslySetInnerHTML={{ __html: sent ? JSON.stringify(sent.asleep) : '' }}
      />
      {sent && <script type="module" async src={sent.entry} />}
    </>
  )
}

/** What the router's own `Scripts` would write, but for when it is loaded. */
export function sentOf(context: EntryContext, headers: Headers): Sent {
  const { manifest, serverHandoffString, staticHandlerContext, renderMeta } = context
  const { matches, loaderData, actionData } = staticHandlerContext
  // Whoever writes the scripts says so: then the router writes the loaders' data behind them.
  if (renderMeta) renderMeta.didRenderScripts = true
  return {
    entry: manifest.entry.module,
    context: `window.__reactRouterContext=${serverHandoffString};__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())`,
    asleep: {
      atOnce: actionData !== null || headers.get('cache-control')?.includes('no-store') === true || isOwn(loaderData.root),
      manifest: manifest.url,
      routes: Object.fromEntries(matches.map(({ route: { id } }) => [id, modulesOf(manifest.routes[id])])),
    },
  }
}

/** Whether the frame has something for its visitor alone, or has to ask for their consent, or to act on it. */
const isOwn = (frame: Frame | undefined) =>
  frame !== undefined && Boolean(frame.cart || frame.customer || frame.notice || Object.keys(frame.consent.given).length > 0)

const modulesOf = (route: EntryContext['manifest']['routes'][string]) =>
  [route?.clientActionModule, route?.clientLoaderModule, route?.clientMiddlewareModule, route?.hydrateFallbackModule, route?.module].filter(
    module => module !== undefined,
  )

import type { Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { useNonce } from '@stragan/ui/nonce'
import { Picture } from '@stragan/ui/picture'
import { Loading, Skeleton } from '@stragan/ui/skeleton'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { ProductSummary } from '../catalogue/product-summary.ts'
import { recentlyViewedMessages } from './recently-viewed.messages.ts'
import {
  maxRemembered,
  onProductsStored,
  parseProducts,
  rememberProduct,
  startRemembering,
  stopRemembering,
  storageKey,
  storedProducts,
} from './viewed-products.ts'

/**
 * Shows the section as this browser needs it while the page is parsed, so that nothing moves later: where products are remembered, the
 * rail; on the page of a product else the control that switches it on. Without scripts the section stays hidden.
 */
const showScript = `
try { document.currentScript.parentElement.dataset.state = localStorage.getItem('${storageKey}') === null ? 'off' : 'on' } catch {}
`.trim()

interface RecentlyViewedProps {
  language: Language
  /** The product of the page; null on a page that is no product's. */
  product: number | null
}

/** The products that the visitor viewed before, from the browser's storage, in a rail of fixed height. */
export function RecentlyViewed({ language, product }: RecentlyViewedProps) {
  const t = recentlyViewedMessages[language]
  const nonce = useNonce()
  const stored = useSyncExternalStore(onProductsStored, storedProducts, () => undefined)
  const isOn = typeof stored === 'string'
  useEffect(() => {
    if (isOn && product !== null) rememberProduct(product)
  }, [isOn, product])
  const others = parseProducts(stored).filter(id => id !== product)
  const switchOn = useRef<HTMLButtonElement>(null)
  const switchOff = useRef<HTMLButtonElement>(null)
  /** Moves the focus from the button that disappears. */
  const change = (store: () => void, next: typeof switchOn) => {
    flushSync(store)
    const focused = next.current ?? document.getElementById('content')
    focused?.focus({ preventScroll: true })
  }
  return (
    <section
      aria-labelledby="recently-viewed"
      data-recently-viewed={product ?? ''}
      data-state={stored === undefined ? undefined : isOn ? 'on' : 'off'}
      className={`group/viewed mt-14 hidden print:hidden ${product === null ? 'data-[state=on]:block sm:mt-16' : 'border-rule border-t pt-10 data-state:block'}`}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? showScript : '' }} />
      {product !== null && (
        <div className="grid justify-items-start gap-2 group-data-[state=on]/viewed:hidden">
          <Button ref={switchOn} size="small" className="py-1.5" onClick={() => change(() => startRemembering(product), switchOff)}>
            {t.switchOn}
          </Button>
          <p className="max-w-prose text-quiet text-sm">{t.about}</p>
        </div>
      )}
      <div className="group-data-[state=off]/viewed:hidden">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="recently-viewed" className="text-2xl">
            {t.title}
          </h2>
          <Button ref={switchOff} kind="quiet" size="small" className="-mx-3" onClick={() => change(stopRemembering, switchOn)}>
            {t.switchOff}
          </Button>
        </div>
        <div className="mt-4 h-36">{isOn && <Rail language={language} ids={others} />}</div>
      </div>
    </section>
  )
}

function Rail({ language, ids }: { language: Language; ids: readonly number[] }) {
  const t = recentlyViewedMessages[language]
  const query = ids
    .slice(0, maxRemembered - 1)
    .map(id => `id=${id}`)
    .join('&')
  const products = useProducts(language, query)
  if (query === '') return <p className="text-quiet">{t.empty}</p>
  if (products === null) return <p role="status">{t.failed}</p>
  if (products === undefined)
    return (
      <Loading label={t.loading}>
        <Skeleton className="h-28" />
      </Loading>
    )
  return (
    <ul aria-labelledby="recently-viewed" className="flex h-full snap-x gap-6 overflow-x-auto overflow-y-hidden overscroll-x-contain">
      {products.map(product => (
        <ViewedProduct key={product.id} product={product} />
      ))}
    </ul>
  )
}

/** Undefined while they are loaded; null if that failed. */
function useProducts(language: Language, query: string): ProductSummary[] | null | undefined {
  const [products, setProducts] = useState<ProductSummary[] | null>()
  useEffect(() => {
    if (query === '') return
    const aborted = new AbortController()
    fetch(`/viewed-products/${language}?${query}`, { signal: aborted.signal })
      .then(response => (response.ok ? response.json() : null))
      .then(setProducts, () => aborted.signal.aborted || setProducts(null))
    return () => aborted.abort()
  }, [language, query])
  return products
}

/** Lines are clamped: the height of the rail is known before its products are. */
function ViewedProduct({ product: { name, href, picture, price, own, stock } }: { product: ProductSummary }) {
  return (
    <li className="relative flex w-64 shrink-0 snap-start items-start gap-3">
      <div className="plate size-24 shrink-0 p-1.5">
        {picture && <Picture picture={{ ...picture, alt: '' }} sizes="96px" className="size-full object-contain" />}
      </div>
      <div className="min-w-0 flex-1">
        <a href={href} className="line-clamp-2 text-sm leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline">
          {name}
        </a>
        <p className={`mt-1 line-clamp-3 text-xs tabular-nums ${own ? 'text-accent' : 'font-semibold'}`}>{own ?? price}</p>
        <p className="truncate text-quiet text-xs tabular-nums">{stock}</p>
      </div>
    </li>
  )
}

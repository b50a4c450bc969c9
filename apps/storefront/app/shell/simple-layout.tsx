import type { ReactNode } from 'react'
import type { LayoutData } from './layout-data.ts'
import { Logo } from './logo.tsx'

/** Layout with the logo only. */
export function SimpleLayout({ shop, children }: { shop: LayoutData['shop']; children: ReactNode }) {
  return (
    <main className="mx-auto max-w-xl px-4 py-16">
      <Logo logo={shop.logo} size={48} />
      <div className="mt-6">{children}</div>
    </main>
  )
}

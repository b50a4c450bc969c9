import { fontFilesOf } from '@stragan/ui/fonts'
import { ActionsSection } from './actions-section.tsx'
import { FormsSection } from './forms-section.tsx'
import { ListsSection } from './lists-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { ProductSection } from './product-section.tsx'
import { Section } from './section.tsx'
import { StatesSection } from './states-section.tsx'

const parts =
  'tokens type button badge icon field select checkbox radio quantity breadcrumb chip facet card table pagination gallery disclosure dialog toast notice empty skeleton'

/** Full class names, so that Tailwind finds them. */
const swatches = {
  ground: 'bg-ground text-ink',
  raised: 'bg-raised text-ink',
  plate: 'bg-plate',
  'accent-quiet': 'bg-accent-quiet text-ink',
  ink: 'bg-ink text-ground',
  quiet: 'bg-ground text-quiet',
  'quiet on raised': 'bg-raised text-quiet',
  rule: 'bg-rule text-ink',
  accent: 'bg-accent text-on-accent',
  'accent on accent-quiet': 'bg-accent-quiet text-accent',
  danger: 'bg-ground text-danger',
  success: 'bg-ground text-success',
  warning: 'bg-ground text-warning',
}

const scale = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl']

export const meta = () => [
  { title: 'Parts' },
  ...fontFilesOf('Public Sans').map(href => ({
    tagName: 'link',
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous',
  })),
]

/** All components in all states, for review and axe. Development only. */
export default function DesignPage() {
  return (
    <main className="mx-auto max-w-6xl px-4 py-8">
      <h1 className="text-4xl">Parts of the shop</h1>
      <p className="mt-3 max-w-prose text-quiet">
        Every part in every state, made of the tokens of the shop that this page is opened in. Zażółć gęślą jaźń: 0 123 456 789,00 zł.
      </p>
      <nav aria-label="Parts" className="mt-6 mb-10">
        <ul className="flex flex-wrap gap-x-4">
          {parts.split(' ').map(part => (
            <li key={part}>
              <a href={`#${part}`} className="link target inline-flex items-center">
                {part}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Section id="tokens" title="Tokens">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {Object.entries(swatches).map(([name, look]) => (
            <li key={name} className={`flex h-20 items-end rounded-shop border border-rule p-3 text-sm ${look}`}>
              <span className={name === 'plate' ? 'sr-only' : ''}>{name}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="type" title="Type">
        {scale.map(size => (
          <p key={size} className={`${size} ${size > 'text-2' && size < 'text-5' ? 'font-display font-semibold' : ''}`}>
            {size}: wiertła, śruby i kołki, 1 234,56 zł
          </p>
        ))}
        <p className="mt-4 max-w-prose">
          A measure of sixty to seventy-five characters is what the eye follows back to the next line without looking for it. Żaden wiersz
          nie jest dłuższy, a{' '}
          <a href="#type" className="link">
            link w tekście
          </a>{' '}
          jest podkreślony, nie tylko kolorowy.
        </p>
      </Section>
      <ActionsSection />
      <FormsSection />
      <ListsSection />
      <ProductSection />
      <OverlaysSection />
      <StatesSection />
    </main>
  )
}

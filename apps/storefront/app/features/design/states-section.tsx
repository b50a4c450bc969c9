import { Button } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { Notice } from '@stragan/ui/notice'
import { Loading, Skeleton } from '@stragan/ui/skeleton'
import { Section } from './section.tsx'

const tones = ['info', 'success', 'warning', 'danger'] as const

export function StatesSection() {
  return (
    <>
      <Section id="notice" title="Notice">
        <div className="grid gap-3 lg:grid-cols-2">
          {tones.map(tone => (
            <Notice key={tone} tone={tone} title={`A notice: ${tone}`}>
              What happened, and{' '}
              <a href="#notice" className="link">
                what to do now
              </a>
              .
            </Notice>
          ))}
        </div>
      </Section>
      <Section id="empty" title="Empty state">
        <EmptyState icon="search" title="Nothing matches all five filters" actions={<Button kind="primary">Drop “Średnica: 10 mm”</Button>}>
          <p>Without the diameter there are 24 products.</p>
        </EmptyState>
      </Section>
      <Section id="skeleton" title="Skeleton">
        <Loading label="Products are loading">
          <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            {['a', 'b', 'c', 'd'].map(key => (
              <li key={key}>
                <Skeleton className="aspect-square w-full" />
                <Skeleton className="mt-3 h-4 w-5/6" />
                <Skeleton className="mt-2 h-4 w-1/2" />
              </li>
            ))}
          </ul>
        </Loading>
      </Section>
    </>
  )
}

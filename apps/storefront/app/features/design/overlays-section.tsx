import { Button } from '@stragan/ui/button'
import { Dialog } from '@stragan/ui/dialog'
import { Drawer } from '@stragan/ui/drawer'
import { Field } from '@stragan/ui/field'
import { closes, opens } from '@stragan/ui/modal'
import { Toasts, useToasts } from '@stragan/ui/toast'
import { categories } from './samples.ts'
import { Row, Section } from './section.tsx'

export function OverlaysSection() {
  const { toasts, show, dismiss } = useToasts()
  return (
    <>
      <Section id="dialog" title="Dialog and drawer">
        <Row>
          <Button {...opens('design-dialog')}>Open the dialog</Button>
          <Button {...opens('design-menu')} icon="menu">
            Menu, from the left
          </Button>
          <Button {...opens('design-filters')} icon="filter">
            Filters, from the right
          </Button>
        </Row>
        <Dialog
          id="design-dialog"
          title="Delete this address?"
          close="Close"
          footer={
            <>
              <Button {...closes('design-dialog')}>Keep it</Button>
              <Button kind="danger" {...closes('design-dialog')}>
                Delete
              </Button>
            </>
          }
        >
          <p>Orders that were sent there keep it. Type the name of the street to be sure.</p>
          <Field label="Street" className="mt-4" />
        </Dialog>
        <Drawer id="design-menu" side="left" title="Menu" close="Close">
          <ul className="divide-y divide-rule">
            {categories.map(category => (
              <li key={category.href}>
                <a href={category.href} className="block py-3 hover:underline">
                  {category.label}
                </a>
              </li>
            ))}
          </ul>
        </Drawer>
        <Drawer id="design-filters" title="Filters" close="Close" footer={<Button kind="primary">Show 128 products</Button>}>
          <div className="grid gap-4">
            {Array.from({ length: 14 }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: fourteen equal fields
              <Field key={place} label={`Filter ${place + 1}`} />
            ))}
          </div>
        </Drawer>
      </Section>
      <Section id="toast" title="Toast">
        <Row>
          <Button onClick={() => show({ text: 'In the cart: 12 × Śruba M10 × 60.', link: { href: '#toast', label: 'Show cart' } })}>
            Polite
          </Button>
          <Button onClick={() => show({ text: 'Only 36 pieces are left. The quantity is 36 again.', tone: 'danger' })}>Assertive</Button>
        </Row>
        <Toasts label="Messages" close="Dismiss" toasts={toasts} dismiss={dismiss} />
      </Section>
    </>
  )
}

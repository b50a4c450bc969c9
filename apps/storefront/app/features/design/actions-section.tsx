import { Badge } from '@stragan/ui/badge'
import { Button, ButtonLink } from '@stragan/ui/button'
import { Icon, iconNames } from '@stragan/ui/icon'
import { useState } from 'react'
import { Row, Section } from './section.tsx'

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const

export function ActionsSection() {
  const [pending, setPending] = useState(false)
  return (
    <>
      <Section id="button" title="Button">
        {kinds.map(kind => (
          <Row key={kind}>
            <Button kind={kind} size="small">
              Small {kind}
            </Button>
            <Button kind={kind} icon="cart">
              Do koszyka
            </Button>
            <Button kind={kind} size="large">
              Large
            </Button>
            <Button kind={kind} disabled>
              Disabled
            </Button>
            <Button kind={kind} pending="Adding to the cart…">
              Pending
            </Button>
            <Button kind={kind} icon="heart" aria-label={`Add to favourites (${kind})`} />
            <ButtonLink kind={kind} href="#button">
              A link
            </ButtonLink>
          </Row>
        ))}
        <Row>
          <Button kind="primary" size="large" wide pending={pending && 'Ordering…'} onClick={() => setPending(true)}>
            Zamówienie z obowiązkiem zapłaty
          </Button>
        </Row>
      </Section>
      <Section id="badge" title="Badge">
        <Row>
          <Badge>Neutral</Badge>
          <Badge tone="accent">−15%</Badge>
          <Badge tone="tinted">New</Badge>
          <Badge tone="success">In stock: 2,140</Badge>
          <Badge tone="warning">Last 3 pieces</Badge>
          <Badge tone="danger">Sold out</Badge>
        </Row>
      </Section>
      <Section id="icon" title="Icon">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
          {iconNames.map(name => (
            <li key={name} className="flex items-center gap-2 text-sm">
              <Icon name={name} size="large" />
              {name}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

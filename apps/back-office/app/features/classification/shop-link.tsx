import { ButtonLink } from '@stragan/ui/button'
import { Icon } from '@stragan/ui/icon'
import { useLanguage } from '../../platform/language.ts'
import { classificationMessages } from './classification.messages.ts'

/** Link to the page in the shop, in a new tab. */
export function ShopLink({ href }: { href: string }) {
  const t = classificationMessages[useLanguage()]
  return (
    <ButtonLink href={href} target="_blank" rel="noopener">
      {t.inShop}
      <span className="sr-only"> {t.newTab}</span>
      <Icon name="external" size="small" />
    </ButtonLink>
  )
}

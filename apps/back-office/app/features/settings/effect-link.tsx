import { Icon } from '@stragan/ui/icon'
import { useLanguage } from '../../platform/language.ts'
import { settingsMessages } from './settings.messages.ts'

/** Leads to the shop's page where a setting shows. */
export const EffectLink = ({ href }: { href: string }) => (
  <p className="-mt-6">
    <a href={href} target="_blank" rel="noopener" className="link inline-flex items-center gap-1 py-1 text-sm">
      {settingsMessages[useLanguage()].seeInShop}
      <Icon name="external" size="small" />
    </a>
  </p>
)

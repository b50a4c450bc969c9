import { useLanguage } from '../../platform/language.ts'
import { historyLinkText } from './history-link.messages.ts'

/** Link to the changes of one thing: of a scope of the settings, an order. */
export const HistoryLink = ({ shop, entity, id }: { shop: string; entity: string; id: string }) => (
  <p>
    <a href={`/${shop}/history?${new URLSearchParams({ entity, entity_key: id })}`} className="link text-sm">
      {historyLinkText[useLanguage()]}
    </a>
  </p>
)

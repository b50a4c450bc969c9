import type { LayoutData } from './layout-data.ts'
import { shellMessages } from './shell.messages.ts'

/** Says above the header of a shop in test mode that its orders are not delivered. */
export const TestShopBanner = ({ layoutData: { isTest, language } }: { layoutData: LayoutData }) =>
  isTest && <p className="bg-warning px-4 py-2 text-center font-semibold text-ground text-sm">{shellMessages[language].testShop}</p>

import type { Paper } from '@stragan/contract/admin'
import { useLanguage } from '../../platform/language.ts'
import { PaperPage } from './paper-page.tsx'
import { paperMessages } from './papers.messages.ts'

interface OrderPaperPageProps {
  paper: Paper
  of: { shop: string; uid: string }
  /** Name of its PDF. */
  file: string
}

/** The page of a paper of one order. */
export const OrderPaperPage = ({ paper, of: { shop, uid }, file }: OrderPaperPageProps) => (
  <PaperPage
    paper={paper}
    shop={shop}
    back={{ href: `/${shop}/orders/${uid}`, label: paperMessages[useLanguage()].backToOrder }}
    pdf={`/${shop}/download/orders/${uid}/${file}?language=${paper.language}`}
    hrefIn={language => `?language=${language}`}
  />
)

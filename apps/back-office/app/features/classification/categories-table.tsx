import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { ActionHead } from '../../platform/action-head.tsx'
import { useLanguage } from '../../platform/language.ts'
import { categoryMessages } from './categories.messages.ts'
import type { TreeRow } from './category-tree.ts'
import { classificationMessages } from './classification.messages.ts'
import { MoveButtons } from './move-buttons.tsx'

/** By level; deeper ones are as far in as the last. */
const indents = ['', 'pl-5', 'pl-10', 'pl-14', 'pl-16'] as const

interface CategoriesTableProps {
  shop: string
  rows: readonly TreeRow[]
  canWrite: boolean
}

/** The tree of categories, each after the one that it is in. */
export function CategoriesTable({ shop, rows, canWrite }: CategoriesTableProps) {
  const language = useLanguage()
  const t = { ...classificationMessages[language], ...categoryMessages[language] }
  return (
    <Table caption={t.title} captionHidden>
      <thead>
        <tr>
          <ColumnHead>{t.name}</ColumnHead>
          <ColumnHead numeric>{t.products}</ColumnHead>
          {canWrite && <ActionHead />}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, level, products, isFirst, isLast }) => (
          <tr key={id} id={`category-${id}`} className="scroll-mt-24">
            <RowHead dense className={level === 1 ? '' : 'font-normal'}>
              <span className={`block ${indents[Math.min(level, indents.length) - 1]}`}>
                <a href={`/${shop}/categories/${id}`} className="link">
                  {name}
                </a>
                {level > 1 && <span className="sr-only"> ({t.level(level)})</span>}
              </span>
            </RowHead>
            <Cell dense numeric>
              <span className={products > 0 ? undefined : 'text-quiet'}>{products}</span>
            </Cell>
            {canWrite && (
              <Cell dense>
                <MoveButtons id={id} name={name} isFirst={isFirst} isLast={isLast} />
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

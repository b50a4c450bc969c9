import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { ActionHead } from '../../platform/action-head.tsx'
import { useLanguage } from '../../platform/language.ts'
import { nameIn } from './category-tree.ts'
import { classificationMessages } from './classification.messages.ts'
import { featureMessages } from './features.messages.ts'
import { MoveButtons } from './move-buttons.tsx'

interface Value {
  id: number
  code: string
  name: { en: string; pl: string }
  products: number
}

interface ValuesTableProps {
  /** Of the feature. */
  path: string
  values: readonly Value[]
  canWrite: boolean
}

/** The values of a feature in their order. */
export function ValuesTable({ path, values, canWrite }: ValuesTableProps) {
  const language = useLanguage()
  const t = { ...classificationMessages[language], ...featureMessages[language] }
  return (
    <Table caption={t.values} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.value}</ColumnHead>
          <ColumnHead>{t.code}</ColumnHead>
          <ColumnHead numeric>{t.products}</ColumnHead>
          {canWrite && <ActionHead />}
        </tr>
      </thead>
      <tbody>
        {values.map(({ id, code, name, products }, i) => {
          const shown = nameIn(name, language)
          const other = language === 'en' ? name.pl : name.en
          return (
            <tr key={id} id={`value-${id}`} className="scroll-mt-24">
              <RowHead>
                <a href={`${path}/values/${id}`} className="link">
                  {shown}
                </a>
                {other !== shown && (
                  <span lang={language === 'en' ? 'pl' : 'en'} className="block font-normal text-quiet text-xs">
                    {other}
                  </span>
                )}
              </RowHead>
              <Cell data-label={t.code}>
                <code translate="no" className="wrap-anywhere">
                  {code}
                </code>
              </Cell>
              <Cell numeric data-label={t.products}>
                <span className={products > 0 ? undefined : 'text-quiet'}>{products}</span>
              </Cell>
              {canWrite && (
                <Cell>
                  <MoveButtons id={id} name={shown} isFirst={i === 0} isLast={i === values.length - 1} />
                </Cell>
              )}
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

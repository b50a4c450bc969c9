import type { ResponseOutput } from '@stragan/contract'
import type { viewCallsOf } from '@stragan/contract/admin'
import { Field } from '@stragan/ui/field'
import { maxLengthOf } from '@stragan/ui/form'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { ActionHead } from '../../platform/action-head.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Question } from '../../platform/office-form.tsx'
import { ForWhom } from './for-whom.tsx'
import { savedViewMessages } from './saved-views.messages.ts'

type View = ResponseOutput<typeof viewCallsOf.orders.list>[number]

interface ViewsTableProps {
  /** Of the list. */
  path: string
  views: readonly View[]
  canShare: boolean
}

/** The views of a list; those that the person may change can be renamed and deleted. */
export function ViewsTable({ path, views, canShare }: ViewsTableProps) {
  const t = savedViewMessages[useLanguage()]
  return (
    <Table caption={t.views} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.name}</ColumnHead>
          <ColumnHead>{t.forWhom}</ColumnHead>
          <ActionHead />
        </tr>
      </thead>
      <tbody>
        {views.map(view => (
          <tr key={view.id}>
            <RowHead dense className="wrap-anywhere">
              <a href={`${path}?${view.query}`} className="link">
                {view.name}
              </a>
            </RowHead>
            <Cell dense data-label={t.forWhom}>
              {view.is_shared ? t.forAll : t.forMe}
              {view.is_shared && view.created_by && <span className="block text-quiet text-xs">{t.by(view.created_by)}</span>}
            </Cell>
            <Cell dense>{(canShare || !view.is_shared) && <ViewActions view={view} canShare={canShare} />}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function ViewActions({ view: { id, name, query, is_shared }, canShare }: { view: View; canShare: boolean }) {
  const t = savedViewMessages[useLanguage()]
  return (
    <div className="flex flex-wrap gap-2 sm:justify-end">
      <Question
        id={`change-${id}`}
        label={t.change}
        name={t.changeNamed(name)}
        title={t.changeNamed(name)}
        confirm={t.change}
        kind="primary"
        intent="change"
        fields={{ id, query }}
      >
        <div className="grid gap-4">
          <Field id={`name-${id}`} name="name" label={t.name} defaultValue={name} maxLength={maxLengthOf('name')} required />
          {canShare && <ForWhom id={id} isShared={is_shared} />}
        </div>
      </Question>
      <Question
        id={`delete-${id}`}
        label={t.remove}
        name={t.removeNamed(name)}
        title={t.removeQuestion(name)}
        text={is_shared ? t.removeSharedText : t.removeText}
        confirm={t.remove}
        intent="delete"
        fields={{ id, subject: name }}
      />
    </div>
  )
}

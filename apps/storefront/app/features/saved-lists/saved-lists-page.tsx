import { savedListCalls } from '@stragan/contract'
import { alternatesOf, hrefTo, type Language } from '@stragan/routing'
import { Badge } from '@stragan/ui/badge'
import { EmptyState } from '@stragan/ui/empty-state'
import { FormField, FormSummary } from '@stragan/ui/form-field'
import { PostForm } from '@stragan/ui/post-form'
import { redirect } from 'react-router'
import { type FormResult, formView } from '../../platform/form.ts'
import { formatMoment } from '../../platform/format.ts'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import { AccountLayout } from '../account/account-layout.tsx'
import type { Route } from './+types/saved-lists-page.ts'
import { newListFields } from './saved-list-fields.ts'
import { savedListMessages } from './saved-lists.messages.ts'
import { savedListsAction } from './saved-lists-action.server.ts'

export const loader = personalLoader(async (ctx, { ifSession }, { query }) => {
  const { language, bootstrap } = ctx
  const t = savedListMessages[language]
  const lists = await ifSession(savedListCalls.savedLists, {})
  // The session expired between the guard and this call.
  if (!lists) throw redirect('/auth')
  const head = {
    title: `${t.title} | ${bootstrap.shop.name}`,
    description: t.about(bootstrap.shop.name),
    alternates: alternatesOf('savedLists'),
    noindex: true,
  }
  return {
    language,
    ...headOf(ctx, head),
    isDeleted: query.get('done') === 'deleted',
    key: crypto.randomUUID() as string,
    lists: lists.map(({ changed_at, ...list }) => ({
      ...list,
      changed: { iso: changed_at, text: formatMoment(language, changed_at, bootstrap.shop.time_zone) },
    })),
  }
})

export const action = savedListsAction

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function SavedListsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, lists, isDeleted, key } = loaderData
  const t = savedListMessages[language]
  return (
    <AccountLayout language={language} here="savedLists" done={isDeleted && !actionData ? t.deleted : undefined}>
      {lists.length === 0 ? (
        <EmptyState icon="list" title={t.none}>
          <p>{t.noneHint}</p>
        </EmptyState>
      ) : (
        <ul aria-label={t.yours}>
          {lists.map(list => (
            <li
              key={list.id}
              className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-rule border-b py-3 transition-colors hover:bg-raised sm:grid-cols-[minmax(0,1fr)_8rem_12rem]"
            >
              <span className="min-w-0 max-sm:col-span-2">
                <a
                  href={hrefTo(language, 'savedList', { id: list.id })}
                  className="link target wrap-anywhere inline-flex min-h-6 items-center font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
                >
                  {list.name}
                </a>{' '}
                {list.is_shared && <Badge tone="tinted">{t.isShared}</Badge>}
              </span>
              <span className="text-sm tabular-nums sm:text-right">{t.count(list.lines)}</span>
              <span className="text-right text-quiet text-sm">
                <span className="sr-only">{t.changed} </span>
                <time dateTime={list.changed.iso}>{list.changed.text}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      <NewList language={language} result={actionData} formKey={actionData?.typed.key || key} />
    </AccountLayout>
  )
}

interface NewListProps {
  language: Language
  result: FormResult<'name'> | undefined
  formKey: string
}

function NewList({ language, result, formKey }: NewListProps) {
  const t = savedListMessages[language]
  const { optional, fieldError } = t
  const form = formView({ fields: newListFields, result, optional, fieldError })
  const isCartEmpty = result?.refused?.code === 'cart_empty'
  return (
    <section aria-labelledby="new-list" className="mt-10 grid max-w-xl gap-5">
      <h2 id="new-list" className="text-xl">
        {t.newList}
      </h2>
      <FormSummary
        form={form}
        result={result}
        title={t.problems}
        refusal={result?.refused && (isCartEmpty ? t.cartEmpty : t.refusal(result.refused))}
      />
      <PostForm intent="create" action={hrefTo(language, 'savedLists')} submit={t.create} sending={t.sending}>
        <input type="hidden" name="key" value={formKey} />
        {/* The form of a cart or an order that was refused. */}
        {!isCartEmpty &&
          (['source', 'uid', 'share'] as const).map(
            name => result?.typed[name] && <input key={name} type="hidden" name={name} value={result.typed[name]} />,
          )}
        <FormField form={form} name="name" label={t.name} hint={t.nameHint} autoComplete="off" />
      </PostForm>
    </section>
  )
}

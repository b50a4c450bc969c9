import { savedListCalls } from '@stragan/contract'
import { alternatesOf, hrefTo, type Language } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { Button } from '@stragan/ui/button'
import { CopyButton } from '@stragan/ui/copy-button'
import { EmptyState } from '@stragan/ui/empty-state'
import { Field } from '@stragan/ui/field'
import { FormField, FormSummary } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { redirect } from 'react-router'
import type { Display } from '../../platform/display.ts'
import { type FormView, formView } from '../../platform/form.ts'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import { AccountNav } from '../account/account-nav.tsx'
import { notWhole } from '../cart/add-to-cart.messages.ts'
import { nameOfLine } from '../cart/name-of-line.ts'
import type { Route } from './+types/saved-list-page.ts'
import { ListTable, ListTotal } from './list-table.tsx'
import { type ListView, listView } from './list-view.server.ts'
import { savedListAction } from './saved-list-action.server.ts'
import { type FieldName, lineKeyOf, quantityField, type SavedListResult, savedListFields } from './saved-list-fields.ts'
import { savedListMessages } from './saved-lists.messages.ts'

export const loader = personalLoader(async (ctx, { ifSession }, { params, query }) => {
  const { language, bootstrap, display } = ctx
  const t = savedListMessages[language]
  const id = params.id ?? ''
  const list = await ifSession(savedListCalls.savedList, { params: { id } })
  // The session expired between the guard and this call.
  if (!list) throw redirect('/auth')
  const head = {
    title: `${list.name} | ${bootstrap.shop.name}`,
    description: t.aboutList,
    alternates: alternatesOf('savedList', { id }),
    noindex: true,
  }
  const done = query.get('done') ?? ''
  return {
    language,
    prices: display.prices,
    key: crypto.randomUUID() as string,
    ...headOf(ctx, head),
    list: listView(list),
    link: list.share_token && bootstrap.shop.origin + hrefTo(language, 'sharedList', { token: list.share_token }),
    done: Object.hasOwn(t.done, done) ? (t.done[done] ?? null) : null,
  }
})

export const action = savedListAction

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function SavedListPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { language, prices, alternates, list, link, done, key } = loaderData
  const formKey = result?.typed.key || key
  const t = savedListMessages[language]
  const here = alternates[language]
  const form = formOf(language, list, result)
  const names = new Map(list.lines.map(line => [lineKeyOf(line), nameOfLine(line)]))
  const wrong = Object.entries(result?.wrong ?? {}).map(([key, offer]) => ({
    id: quantityField(key),
    text: t.wrongQuantity(names.get(key) ?? '', offer),
  }))
  const problems = Object.keys(result?.problems ?? {}).length + wrong.length
  return (
    <>
      <Breadcrumb
        label={t.breadcrumbs}
        items={[
          { label: t.home, href: hrefTo(language, 'home') },
          { label: t.title, href: hrefTo(language, 'savedLists') },
          { label: list.name, href: here },
        ]}
      />
      <h1 className="wrap-anywhere mt-3 text-3xl">{list.name}</h1>
      <AccountNav language={language} here="savedLists" />
      <div className="mt-6 grid gap-6">
        {done && !result && <Notice tone="success" title={done} />}
        <FormSummary
          form={form}
          result={result}
          title={() => t.problems(problems)}
          refusal={result?.refused && t.refusal(result.refused)}
          more={wrong}
        />
        {list.lines.length === 0 ? (
          <EmptyState icon="list" title={t.empty}>
            <p>{t.emptyHint}</p>
          </EmptyState>
        ) : (
          <Lines key={JSON.stringify(list.lines.map(({ items }) => items))} {...{ list, language, prices, here, formKey, result }} />
        )}
        <AddProduct language={language} form={form} here={here} formKey={formKey} />
        <div className="grid gap-x-12 gap-y-10 border-rule border-t pt-8 lg:grid-cols-2">
          <Share language={language} here={here} link={link} />
          <Settings language={language} form={form} here={here} />
        </div>
      </div>
    </>
  )
}

function formOf(language: Language, list: ListView, result: SavedListResult | undefined): FormView<FieldName> {
  const { optional, fieldError, symbolProblem } = savedListMessages[language]
  const shown = result && { ...result, typed: { name: list.name, items: '1', ...result.typed } }
  return formView({
    fields: savedListFields,
    result: shown,
    optional,
    saved: { name: list.name, items: '1' },
    fieldError: (name, wrong) => {
      if (name === 'symbol' && result?.symbolProblem) return symbolProblem(result.symbolProblem, result.typed.symbol ?? '')
      if (name === 'items' && result?.offer) return notWhole(language, result.offer)
      return fieldError(name, wrong)
    },
  })
}

interface LinesProps {
  list: ListView
  language: Language
  prices: Display['prices']
  /** Path of this page. */
  here: string
  formKey: string
  result: SavedListResult | undefined
}

function Lines({ list, language, prices, here, formKey, result }: LinesProps) {
  const t = savedListMessages[language]
  return (
    <form method="post" action={here} noValidate data-left-by-document>
      <input type="hidden" name="key" value={formKey} />
      {/* The default button, pressed by Enter. */}
      <button type="submit" name="intent" value="save" hidden />
      <ListTable list={list} language={language} prices={prices} edited={{ result }} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <ListTotal list={list} language={language} prices={prices} />
        <div className="grid gap-2 max-sm:w-full sm:justify-items-end">
          <div className="flex flex-wrap gap-3 max-sm:flex-col-reverse">
            <Button type="submit" name="intent" value="save" size="large">
              {t.save}
            </Button>
            <Button type="submit" name="intent" value="cart" kind="primary" size="large" icon="cart" aria-describedby="to-cart-hint">
              {t.toCart}
            </Button>
          </div>
          <p id="to-cart-hint" className="text-quiet text-sm">
            {t.toCartHint}
          </p>
        </div>
      </div>
    </form>
  )
}

interface SectionProps {
  language: Language
  form: FormView<FieldName>
  here: string
}

function AddProduct({ language, form, here, formKey }: SectionProps & { formKey: string }) {
  const t = savedListMessages[language]
  return (
    <section aria-labelledby="add-product">
      <h2 id="add-product" className="text-xl">
        {t.addTitle}
      </h2>
      <form method="post" action={here} noValidate data-left-by-document className="mt-3 flex max-w-2xl flex-wrap items-start gap-3">
        <input type="hidden" name="key" value={formKey} />
        <FormField form={form} name="symbol" label={t.symbol} spellCheck="false" className="min-w-40 flex-[3]" />
        <FormField form={form} name="items" label={t.items} inputMode="numeric" className="min-w-24 flex-1" />
        <Button type="submit" name="intent" value="add" icon="plus" className="max-sm:w-full sm:mt-6.5">
          {t.add}
        </Button>
      </form>
    </section>
  )
}

function Share({ language, here, link }: { language: Language; here: string; link: string | null }) {
  const t = savedListMessages[language]
  return (
    <section id="share" aria-labelledby="share-title" className="scroll-mt-4">
      <h2 id="share-title" className="text-xl">
        {t.shareTitle}
      </h2>
      <p className="mt-2 text-quiet">{t.shareLead}</p>
      <form method="post" action={here} className="mt-4 grid justify-items-start gap-3">
        {link ? (
          <>
            <Field label={t.link} value={link} readOnly translate="no" hint={t.unshareHint} className="w-full" />
            <div className="flex flex-wrap items-center gap-3">
              <CopyButton text={link} name={t.copyNamed} label={t.copy} done={t.copied} />
              <Button type="submit" name="intent" value="unshare" size="small">
                {t.unshare}
              </Button>
            </div>
          </>
        ) : (
          <Button type="submit" name="intent" value="share" icon="external">
            {t.share}
          </Button>
        )}
      </form>
    </section>
  )
}

function Settings({ language, form, here }: SectionProps) {
  const t = savedListMessages[language]
  return (
    <section aria-labelledby="list-settings">
      <h2 id="list-settings" className="text-xl">
        {t.settings}
      </h2>
      <form method="post" action={here} noValidate data-left-by-document className="mt-4 flex flex-wrap items-start gap-3">
        <FormField form={form} name="name" label={t.name} autoComplete="off" className="min-w-52 flex-1" />
        <Button type="submit" name="intent" value="rename" className="max-sm:w-full sm:mt-6.5">
          {t.rename}
        </Button>
      </form>
      {/* Confirmation step: the deletion cannot be undone. */}
      <details className="mt-4">
        <summary className="inline-flex min-h-11 items-center rounded-shop px-3 font-semibold text-danger text-sm hover:bg-raised -ml-3">
          {t.delete}
        </summary>
        <form method="post" action={here} className="mt-1 grid justify-items-start gap-2 border-danger border-l-3 bg-raised px-3 py-2">
          <p className="text-sm">{t.deleteSure}</p>
          <Button type="submit" name="intent" value="delete" kind="danger" size="small">
            {t.deleteYes}
          </Button>
        </form>
      </details>
    </section>
  )
}

import { maxLengths } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Disclosure } from '@stragan/ui/disclosure'
import { Field } from '@stragan/ui/field'
import { Select } from '@stragan/ui/select'
import { loginPath } from '../favourites/login-path.ts'
import { savedListMessages } from './saved-lists.messages.ts'

interface SaveCartProps {
  language: Language
  /** The customer's lists; null without a login. */
  lists: readonly { id: string; name: string }[] | null
  formKey: string
}

/** Saves the cart as a list, or to one; a refused form is answered by the page of all lists. */
export function SaveCart({ language, lists, formKey }: SaveCartProps) {
  const t = savedListMessages[language]
  if (!lists)
    return (
      <p className="border-rule border-b py-2">
        <a href={loginPath(language, hrefTo(language, 'cart'))} className="link target inline-flex items-center">
          {t.keepLogIn}
        </a>
      </p>
    )
  return (
    <Disclosure summary={t.keep}>
      <p className="text-quiet text-sm">{t.keepHint}</p>
      <form method="post" action={hrefTo(language, 'savedLists')} className="mt-3 grid gap-4">
        <input type="hidden" name="intent" value="create" />
        <input type="hidden" name="source" value="cart" />
        <input type="hidden" name="key" value={formKey} />
        {lists.length > 0 && (
          <Select
            name="list"
            label={t.into}
            defaultValue=""
            options={[{ value: '', label: t.intoNew }, ...lists.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
        <Field
          name="name"
          label={t.name}
          hint={lists.length > 0 ? t.newNameHint : t.nameHint}
          maxLength={maxLengths.name}
          required={lists.length === 0}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t.keepSubmit}</Button>
          <Button type="submit" name="share" value="1" icon="external">
            {t.keepAndShare}
          </Button>
        </div>
      </form>
    </Disclosure>
  )
}

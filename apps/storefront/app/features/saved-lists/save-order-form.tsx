import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { savedListMessages } from './saved-lists.messages.ts'

interface SaveOrderProps {
  order: { uid: string; number: string }
  language: Language
  formKey: string
}

/** Button that saves the lines of a customer's order as a list. */
export function SaveOrderForm({ order, language, formKey }: SaveOrderProps) {
  const t = savedListMessages[language]
  return (
    <form method="post" action={hrefTo(language, 'savedLists')} className="print:hidden">
      <input type="hidden" name="intent" value="create" />
      <input type="hidden" name="source" value="order" />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="uid" value={order.uid} />
      <input type="hidden" name="name" value={t.orderName(order.number)} />
      <Button type="submit" size="small" icon="list">
        {t.keepOrder}
      </Button>
    </form>
  )
}

import { Button } from '@stragan/ui/button'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { classificationMessages } from './classification.messages.ts'

interface MoveProps {
  id: number
  name: string
  isFirst: boolean
  isLast: boolean
}

/** Buttons that move something one place up or down in its list. */
export function MoveButtons({ id, name, isFirst, isLast }: MoveProps) {
  const t = classificationMessages[useLanguage()]
  return (
    <form method="post" className="flex gap-2 sm:justify-end">
      <FormKey />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="up" size="small" icon="chevron-up" aria-label={t.up(name)} disabled={isFirst} />
      <Button type="submit" name="intent" value="down" size="small" icon="chevron-down" aria-label={t.down(name)} disabled={isLast} />
    </form>
  )
}

import { Button } from '@stragan/ui/button'
import { type Control, changedControls } from '@stragan/ui/control'
import { useSending } from '@stragan/ui/use-sending'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAskBeforeLeaving } from './ask-before-leaving.ts'
import type { DraftState } from './drafts/draft.ts'
import { DraftAutosave } from './drafts/draft-autosave.tsx'
import { formMessages } from './form.messages.ts'
import { FormKey } from './form-key.tsx'
import { useLanguage } from './language.ts'

interface SaveFormProps {
  id: string
  canWrite: boolean
  draft?: DraftState | undefined
  /** It shows what was sent and refused. */
  isRefused?: boolean
  /** Hidden ones. */
  fields: Readonly<Record<string, string>>
  children: ReactNode
}

const maxNames = 3

/** A long form whose button stays in sight. With scripts its bar names what has changed. Leaving one without drafts asks first. */
export function SaveForm({ id, canWrite, draft, isRefused = false, fields, children }: SaveFormProps) {
  const t = formMessages[useLanguage()]
  const form = useRef<HTMLFormElement>(null)
  const [changed, setChanged] = useState<readonly string[]>([])
  const { isSending, sendOnce } = useSending()
  useEffect(() => {
    // Something may have been typed before the scripts were there, or before the page went into the back/forward cache.
    const update = () => setChanged(changedLabels(form.current))
    update()
    window.addEventListener('pageshow', update)
    return () => window.removeEventListener('pageshow', update)
  }, [])
  useAskBeforeLeaving(draft === undefined && (changed.length > 0 || isRefused) && !isSending)
  const names = changed.slice(0, maxNames).join(', ')
  return (
    <form
      ref={form}
      id={id}
      tabIndex={-1}
      method="post"
      noValidate
      onInput={() => setChanged(changedLabels(form.current))}
      onSubmit={sendOnce}
      className="grid focus:outline-none"
    >
      <FormKey />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset disabled={!canWrite} className="grid min-w-0 gap-10">
        {children}
      </fieldset>
      {canWrite && (
        <div className="bottom-bar sticky bottom-0 z-[6] mt-8 flex flex-wrap items-center gap-x-5 gap-y-2 border-rule border-t bg-ground py-3">
          <Button
            type="submit"
            kind="primary"
            pending={isSending && t.sending}
            className="max-sm:w-full sm:min-w-40 noscript:max-sm:w-auto noscript:max-sm:grow"
          >
            {t.save}
          </Button>
          <p role="status" className="min-w-0 text-quiet text-sm noscript:hidden">
            {changed.length > 0 && `${t.unsaved} ${names}${changed.length > maxNames ? ` ${t.andMore(changed.length - maxNames)}` : ''}`}
          </p>
          {draft && <DraftAutosave draft={draft} isUnsaved={isRefused} />}
        </div>
      )}
    </form>
  )
}

/** Labels of the controls whose value is not the one that the page came with. */
const changedLabels = (form: HTMLFormElement | null): string[] => [...new Set(form ? changedControls(form).map(labelOf) : [])]

/** A control with an explanation of its own has a label of its own; one of several is called by their legend. */
function labelOf(control: Control): string {
  const label = control.labels?.[0]?.textContent
  const hasOwn = control.id !== '' && document.getElementById(`${control.id}-hint`) !== null
  const legend = control.closest('fieldset')?.querySelector('legend')?.textContent
  return ((hasOwn ? label : (legend ?? label)) ?? '').replace('*', '').trim()
}

import { useState } from 'react'
import { Button } from './button.tsx'

const shownMs = 4000

interface CopyButtonProps {
  text: string
  /** Accessible name of the copied value. */
  name: string
  label: string
  done: string
}

/** Button that copies a text and confirms it, without a layout shift. Hidden without JavaScript. */
export function CopyButton({ text, name, label, done }: CopyButtonProps) {
  const [isDone, setDone] = useState(false)
  const copy = async () => {
    await write(text)
    setDone(true)
    setTimeout(() => setDone(false), shownMs)
  }
  return (
    <span className="noscript:hidden print:hidden">
      <Button size="small" icon={isDone ? 'check' : 'copy'} aria-label={isDone ? undefined : name} onClick={copy}>
        <span className="grid text-left max-sm:sr-only">
          <span aria-hidden="true" className="invisible h-0">
            {label}
          </span>
          <span aria-hidden="true" className="invisible h-0">
            {done}
          </span>
          <span>{isDone ? done : label}</span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {isDone ? done : ''}
      </span>
    </span>
  )
}

/** The Clipboard API needs https; over http `execCommand` is used. */
async function write(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}

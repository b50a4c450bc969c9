import { type EarlyInput, protectEarlyInput, recordChangedControls, recordInput, replayInput } from '@stragan/ui/early-input'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { OnHydrated } from './platform/on-hydrated.tsx'

const earlyInput: EarlyInput = new Map()
const untilHydrated = new AbortController()

// A person may have typed before this script was there, and goes on while React hydrates.
recordChangedControls(earlyInput)
document.addEventListener('input', ({ target }) => recordInput(earlyInput, target), { capture: true, signal: untilHydrated.signal })

const endProtection = protectEarlyInput()

function replayEarlyInput() {
  untilHydrated.abort()
  endProtection()
  for (const [control, entry] of earlyInput) replayInput(control, entry)
  earlyInput.clear()
  document.documentElement.toggleAttribute('data-hydrated', true)
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <OnHydrated onHydrated={replayEarlyInput}>
        <HydratedRouter />
      </OnHydrated>
    </StrictMode>,
  )
})

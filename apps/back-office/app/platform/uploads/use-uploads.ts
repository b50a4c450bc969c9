import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { type SentFile, sendFile } from './upload.ts'

interface Options {
  /** Where single files are sent. */
  href: string
  maxBytes: number
  /** If several files are sent, the first one is used. */
  isOne: boolean
}

/** Sends files one after another, each in a request of its own, and shows the page anew when all are there. */
export function useUploads({ href, maxBytes, isOne }: Options) {
  const [files, setFiles] = useState<readonly SentFile[]>([])
  const revalidator = useRevalidator()
  const queue = useRef<{ key: number; file: File }[]>([])
  const isRunning = useRef(false)
  const next = useRef(0)

  const change = (key: number, values: Partial<SentFile>) =>
    setFiles(before => before.map(file => (file.key === key ? { ...file, ...values } : file)))
  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    for (let one = queue.current.shift(); one; one = queue.current.shift()) {
      const { key, file } = one
      const outcome = await sendFile(href, file, sentBytes => change(key, { sentBytes }))
      change(key, { outcome })
    }
    isRunning.current = false
    await revalidator.revalidate()
  }
  const add = (given: readonly File[]) => {
    const added = (isOne ? given.slice(0, 1) : given).map(file => ({ key: next.current++, file }))
    queue.current.push(...added.filter(({ file }) => file.size <= maxBytes))
    setFiles(before => [
      ...before.filter(({ outcome }) => outcome === null),
      ...added.map(({ key, file: { name, size } }) => ({ key, name, bytes: size, sentBytes: 0, outcome: tooLarge(name, size > maxBytes) })),
    ])
    void run()
  }
  return { files, add }
}

const tooLarge = (name: string, isTooLarge: boolean): SentFile['outcome'] =>
  isTooLarge ? { name, outcome: 'refused', problem: 'too_large' } : null

const never = () => () => {}
/** False without scripts, and until they run. */
export const useHasScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Takes files that are dropped anywhere on the page; says whether some are held above it. */
export function useDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    window.addEventListener('dragover', onOver, { signal })
    window.addEventListener('dragleave', event => event.relatedTarget === null && setOver(false), { signal })
    window.addEventListener(
      'drop',
      event => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        drop.current([...(event.dataTransfer?.files ?? [])])
      },
      { signal },
    )
    return () => listening.abort()
  }, [])
  return isOver
}

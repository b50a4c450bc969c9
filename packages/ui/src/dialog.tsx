import { Modal, type ModalProps } from './modal.tsx'

const sizes = {
  normal: 'w-[min(34rem,100vw-2rem)] max-h-[min(45rem,100dvh-2rem)]',
  /** Full screen, for pictures. */
  full: 'h-dvh max-h-none w-full sm:h-[calc(100dvh-3rem)] sm:w-[calc(100%-3rem)]',
}

/** Modal dialog, opened by a button with `opens(id)`. */
export function Dialog({ size = 'normal', ...modal }: ModalProps & { size?: keyof typeof sizes }) {
  return <Modal {...modal} className={`m-auto max-w-none rounded-shop border ${sizes[size]}`} />
}

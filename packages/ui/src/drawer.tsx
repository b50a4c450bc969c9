import { Modal, type ModalProps } from './modal.tsx'

const sides = {
  left: '[--from:-2rem_0] mr-auto border-r',
  right: '[--from:2rem_0] ml-auto border-l',
}

/** Panel from the edge: menu, filters, cart. Opened by a button with `opens(id)`. */
export function Drawer({ side = 'right', ...modal }: ModalProps & { side?: keyof typeof sides }) {
  return <Modal {...modal} className={`my-0 h-dvh max-h-none w-[min(26rem,100vw-2.5rem)] max-w-none ${sides[side]}`} />
}

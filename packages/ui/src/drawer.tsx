import { Modal, type ModalProps } from './modal.tsx'

/** Panel from the edge: menu, filters, cart. Opened by a button with `opens(id)`. */
export function Drawer({ side = 'right', ...modal }: ModalProps & { side?: 'left' | 'right' }) {
  return <Modal {...modal} className={`drawer drawer-${side}`} />
}

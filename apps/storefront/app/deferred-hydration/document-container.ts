/**
 * Stands for the document as the parent of `<html>`: Preact hydrates the children of an element, and takes a document for its `<html>`.
 * Only what Preact calls on the parent of a root is here.
 */
export const documentContainer = () =>
  ({
    nodeType: Node.ELEMENT_NODE,
    namespaceURI: document.documentElement.namespaceURI,
    firstChild: document.documentElement,
    childNodes: [document.documentElement],
    insertBefore: (node: Node, before: Node | null) => document.insertBefore(node, before),
  }) as unknown as Element

/**
 * Hides from hydration what browser extensions have put into the document, such as styles in its head and overlays behind its body: Preact
 * would take an element for the shop's of that name, and remove the others. Returns a function that shows it again.
 */
export function hideForeignNodes(): () => void {
  const { documentElement, head, body } = document
  const lastOwn = [...body.children].findLastIndex(element => element.matches('script[type=module]'))
  const ownOfBody = new Set<Node>([...body.children].slice(0, lastOwn + 1))
  const shown = [
    showOnly(documentElement, node => node === head || node === body),
    showOnly(head, isOwnInHead),
    showOnly(body, node => ownOfBody.has(node)),
  ]
  return () => {
    for (const showAll of shown) showAll()
  }
}

const relsOfPages = ['canonical', 'alternate']

/** Whether an element in the head is the shop's, and not one such as browser extensions put there. */
function isOwnInHead(node: Node): boolean {
  if (node instanceof HTMLStyleElement) return node.dataset.static !== undefined
  if (node instanceof HTMLScriptElement) return node.src === ''
  if (node instanceof HTMLLinkElement) return relsOfPages.includes(node.rel) || URL.parse(node.href)?.origin === location.origin
  return node instanceof Element
}

/** Shadows what Preact reads and calls of a parent: it has but some of its children, and none of them moves. */
function showOnly(parent: HTMLElement, isShown: (node: Node) => boolean): () => void {
  const insertBefore = (node: Node, before: Node | null) =>
    node.parentNode === parent ? node : Node.prototype.insertBefore.call(parent, node, before)
  Object.defineProperties(parent, {
    childNodes: { value: [...parent.childNodes].filter(isShown), configurable: true },
    insertBefore: { value: insertBefore, configurable: true },
  })
  return () => {
    Reflect.deleteProperty(parent, 'childNodes')
    Reflect.deleteProperty(parent, 'insertBefore')
  }
}

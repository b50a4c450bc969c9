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
    contains: (node: Node) => document.contains(node),
    insertBefore: (node: Node, before: Node | null) => document.insertBefore(node, before),
    removeChild: (node: Node) => document.removeChild(node),
  }) as unknown as Element

/** Start of an element with JSON, up to its content. */
export const jsonElementStart = (id: string) => `<script id="${id}" type="application/json">`

/** JSON as the content of an element: no text in it can end the element. */
export const jsonContent = (value: unknown, replacer?: (key: string, value: unknown) => unknown) =>
  JSON.stringify(value, replacer).replaceAll('<', '\\u003c')

/** The value in an element of the document; null if it is empty or missing. */
export const jsonInDocument = (id: string) => JSON.parse(document.getElementById(id)?.textContent || 'null')

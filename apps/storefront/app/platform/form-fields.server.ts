/**
 * The fields of a form in the order they were sent, with look-ups by name in constant time. `FormData` scans all fields for each
 * look-up, so a loop over as many names as there are fields takes quadratic time.
 */
export class FormFields implements Iterable<[string, FormDataEntryValue]> {
  readonly #entries: readonly [string, FormDataEntryValue][]
  readonly #values = new Map<string, FormDataEntryValue[]>()

  constructor(entries: Iterable<[string, FormDataEntryValue]> = []) {
    this.#entries = [...entries]
    for (const [name, value] of this.#entries) {
      const values = this.#values.get(name)
      if (values) values.push(value)
      else this.#values.set(name, [value])
    }
  }

  /** The first value of a name; null where the form has no such field. */
  get(name: string): FormDataEntryValue | null {
    return this.#values.get(name)?.[0] ?? null
  }

  has(name: string): boolean {
    return this.#values.has(name)
  }

  /** The first value of a name; empty where there is none, or a file. */
  text(name: string): string {
    const value = this.get(name)
    return typeof value === 'string' ? value : ''
  }

  /** All values of a name that are no files. */
  texts(name: string): string[] {
    return (this.#values.get(name) ?? []).filter(value => typeof value === 'string')
  }

  [Symbol.iterator](): Iterator<[string, FormDataEntryValue]> {
    return this.#entries[Symbol.iterator]()
  }
}

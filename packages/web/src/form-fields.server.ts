/**
 * Fields of a form in order, with constant-time lookup by name. `FormData` scans all fields per lookup, so a loop over all names takes
 * quadratic time.
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

  /** First value of a name; null if missing. */
  get(name: string): FormDataEntryValue | null {
    return this.#values.get(name)?.[0] ?? null
  }

  has(name: string): boolean {
    return this.#values.has(name)
  }

  /** First text value of a name; empty if missing or a file. */
  text(name: string): string {
    const value = this.get(name)
    return typeof value === 'string' ? value : ''
  }

  /** All text values of a name. */
  texts(name: string): string[] {
    return (this.#values.get(name) ?? []).filter(value => typeof value === 'string')
  }

  [Symbol.iterator](): Iterator<[string, FormDataEntryValue]> {
    return this.#entries[Symbol.iterator]()
  }
}

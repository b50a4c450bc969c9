interface Schema<T> {
  safeParse: (value: unknown) => { data?: T | undefined }
}

/** What a change was begun from, as its form carries it in JSON; null for what was made up. */
export function readBase<T>(text: string, schema: Schema<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

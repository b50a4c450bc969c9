/** Maximum file size. */
export const maxFileBytes = 256 * 1024

/**
 * Decodes a file of unknown encoding: UTF-8, UTF-16 with a byte order mark, else Windows-1250, which Polish spreadsheets write. null for
 * binary files such as workbooks.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) {
    const text = new TextDecoder('utf-16le').decode(bytes)
    return text.includes('\0') ? null : text
  }
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}

/**
 * Neutralises links in text that a visitor typed, for a mail to another person. The visitor may choose the recipient, so a name or a note
 * must not advertise a page in the shop's name.
 */
export const quotedText = (typed: string, maxLength = Number.POSITIVE_INFINITY): string =>
  shortened(withoutLinks(typed.replace(lineBreak, '\n').replace(controls, ' ').replace(formatCharacters, '')), maxLength)

/** `quotedText` on one line, for a header or a name. */
export const quotedLine = (typed: string, maxLength: number): string => quotedText(typed.replace(/\s+/g, ' ').trim(), maxLength)

/** Maximum length in characters of a name, and of other fields on one line. */
export const maxQuotedName = 40
export const maxQuotedField = 80

const lineBreak = /\r\n?/g
/** Escape sequences for terminals; line feeds stay. */
const controls = /(?:(?!\n)\p{Cc})+/gu
/** Invisible: zero-width characters, soft hyphens, overrides of direction. */
const formatCharacters = /\p{Cf}+/gu

/** A dot of a host name, in every form of IDNA (RFC 3490, section 3.1). A host name ends with letters, or is an IPv4 address. */
const hostDot = /[.\u3002\uff0e\uff61\u2024\ufe52](?=[\p{L}\p{M}])/gu
const ipv4 = /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}/g
/** `https:`, `mailto:`, `tel:`: a colon after a letter and not before a space; or before a double slash. */
const schemeColon = /(?<=\p{L}):(?=\S)|:(?=\/\/)/gu
const uncPath = /\\(?=\\)/g

/** Inserts a space after each character by which mail clients recognise links. */
const withoutLinks = (text: string): string =>
  text
    .replace(hostDot, '$& ')
    .replace(ipv4, address => address.replaceAll('.', '. '))
    .replace(schemeColon, ': ')
    .replace(uncPath, '\\ ')

function shortened(text: string, maxLength: number): string {
  const characters = text.length > maxLength ? [...text] : []
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : text
}

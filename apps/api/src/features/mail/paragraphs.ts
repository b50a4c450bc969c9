/** The paragraphs of a plain text, which empty lines separate, without control characters. A line break within one stays. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map(line => line.replace(/\p{Cc}/gu, ' ').trim())
    .join('\n')
    .split('\n\n')
    .map(paragraph => paragraph.trim())
    .filter(Boolean)

/** The beginning of a plain text, which inboxes show beside the subject. */
export const previewOf = (text: string): string => text.slice(0, 200)

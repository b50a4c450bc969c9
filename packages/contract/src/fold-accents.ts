/** A text in lower case without accents: `Łódź` becomes `lodz`. */
export const foldAccents = (text: string): string => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')

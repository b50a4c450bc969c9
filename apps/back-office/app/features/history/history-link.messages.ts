export const historyLinkText = { en: 'History of changes', pl: 'Historia zmian' } as const

/** Theme of a new shop: neutral greys and a blue accent. */
export const defaultTheme = {
  light: {
    ground: '#ffffff',
    raised: '#f5f6f7',
    plate: '#f5f6f7',
    ink: '#16191d',
    quiet: '#565d66',
    rule: '#d9dce0',
    accent: '#0b57d0',
    'on-accent': '#ffffff',
    'accent-quiet': '#e9f0fc',
    danger: '#b00020',
    success: '#1a6b3c',
    warning: '#855300',
    focus: '#0b57d0',
  },
  dark: {
    ground: '#101214',
    raised: '#1a1d20',
    plate: '#dce0e4',
    ink: '#eceef0',
    quiet: '#a6adb5',
    rule: '#2e3338',
    accent: '#8ab6ff',
    'on-accent': '#06182e',
    'accent-quiet': '#16263d',
    danger: '#ff8f9c',
    success: '#74c896',
    warning: '#e3b454',
    focus: '#8ab6ff',
  },
  radius: '2px',
  font_text: '"Public Sans", "Public Sans as Arial", "Public Sans as Roboto", "Public Sans as DejaVu Sans", sans-serif',
  font_display: 'var(--font-text)',
}

/** Draws a logo with the first letter or digit of the shop's name, for light and dark themes. */
export function initialLogo(name: string): string {
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? ''
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="12" fill="#0b57d0"/>' +
    `<text x="32" y="46" text-anchor="middle" font-family="sans-serif" font-size="40" font-weight="700" fill="#ffffff">${initial}</text></svg>`
  )
}

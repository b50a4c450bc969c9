import { defaultTheme } from '../apps/api/src/features/shops/default-theme.ts'

/** The looks of the demo shops; the API refuses to save one that could not be read. */

export const toolTheme = {
  ...defaultTheme,
  light: { ...defaultTheme.light, accent: '#b8370f', 'accent-quiet': '#fbeee8' },
  dark: { ...defaultTheme.dark, accent: '#ff8a5c', 'on-accent': '#1f0d05', 'accent-quiet': '#2e1b13' },
}

export const coffeeTheme = {
  light: {
    ground: '#fdf9f3',
    raised: '#f6eee3',
    plate: '#f6eee3',
    ink: '#2a1c12',
    quiet: '#6a5545',
    rule: '#e4d7c6',
    accent: '#7a3e1d',
    'on-accent': '#fffaf3',
    'accent-quiet': '#f3e3d2',
    danger: '#a5201c',
    success: '#3d6129',
    warning: '#7d4f00',
    focus: '#0a6767',
  },
  dark: {
    ground: '#17110c',
    raised: '#221a13',
    plate: '#e5d8c6',
    ink: '#f4eadd',
    quiet: '#bfad99',
    rule: '#3b2e23',
    accent: '#e6a871',
    'on-accent': '#24140a',
    'accent-quiet': '#35251a',
    danger: '#ff9d8d',
    success: '#a6c888',
    warning: '#e8c065',
    focus: '#74d1c9',
  },
  radius: '10px',
  font_text: '"Figtree", "Figtree as Arial", "Figtree as Roboto", "Figtree as DejaVu Sans", sans-serif',
  font_display: '"Brygada 1918", "Brygada 1918 as Georgia", "Brygada 1918 as Noto Serif", "Brygada 1918 as DejaVu Serif", serif',
}

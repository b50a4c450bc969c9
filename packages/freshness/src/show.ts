/**
 * Shows a part's figures to whoever watches the process: what they are now, or since the start where the name ends in `_total`. They
 * are asked for, not sent.
 */
export type Show = (part: string, figures: () => Figures | Promise<Figures>) => void
export type Figures = Readonly<Record<string, number>>

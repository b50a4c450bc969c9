/** A mark of 64 by 64. Holes and gaps are cut out, and its ink turns light on a dark ground, so that it stands on any. */
const mark = (dark: string, ...shapes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><style>@media(prefers-color-scheme:dark){${dark}}</style>${shapes.join('')}</svg>`

/** Wordless shop marks. */
export const logos = {
  /** A market stall's awning; what it shelters is a hexagon nut. */
  tools: mark(
    '.i{fill:#eceef0}.a{fill:#ff8a5c}',
    '<path d="M10 3H18L15.2 18H2.5ZM21 3H30.5V18H18.2ZM33.5 3H43L45.8 18H33.5ZM46 3H54L61.5 18H48.8Z" class="a" fill="#c8401a"/>',
    '<path d="M2.5 19H15.2V21A6.35 6.35 0 0 1 2.5 21ZM18.2 19H30.5V21A6.15 6.15 0 0 1 18.2 21ZM33.5 19H45.8V21A6.15 6.15 0 0 1 33.5 21ZM48.8 19H61.5V21A6.35 6.35 0 0 1 48.8 21Z" class="a" fill="#c8401a"/>',
    '<path d="M12 30.6A9.3 9.3 0 0 0 16.7 27.4A9.2 9.2 0 0 0 32 27.4A9.2 9.2 0 0 0 47.3 27.4A9.3 9.3 0 0 0 52 30.6V50L32 61.5L12 50ZM32 34.5A9 9 0 1 0 32 52.5A9 9 0 1 0 32 34.5Z" class="i" fill="#1b2430" fill-rule="evenodd"/>',
  ),
  /** A cup whose bowl is a coffee bean, seam and all. */
  coffee: mark(
    '.i{fill:#f4eadd}.a{fill:#e6a871}',
    '<g transform="translate(-2 -5.5)"><path d="M6 14H27.5C22 24 33 30 27 40C24.5 44.5 23.5 48 25.5 52.5C12 51 6 36 6 22ZM31.5 14H50V16H52A10.5 10.5 0 0 1 52 37H47.2C43.8 45.8 37.5 52 29.8 52.6C27.5 48.5 28.5 45 30.6 41.4C37 30.5 26 24.5 31.5 14ZM50 21V24C50 26.8 49.6 29.5 49 32H52A5.5 5.5 0 0 0 52 21Z" class="a" fill="#7a3e1d" fill-rule="evenodd"/>',
    '<path d="M8 56H48A2.5 2.5 0 0 1 48 61H8A2.5 2.5 0 0 1 8 56Z" class="i" fill="#1b2430"/></g>',
  ),
  /** The head of a screw with its cross recess. */
  test: mark(
    '.i{fill:#eceef0}.a{fill:#7cc4dd}',
    '<path d="M32 3A29 29 0 1 1 32 61A29 29 0 1 1 32 3ZM32 9A23 23 0 1 0 32 55A23 23 0 1 0 32 9Z" class="i" fill="#1b2430" fill-rule="evenodd"/>',
    '<path d="M28 18H36V28H46V36H36V46H28V36H18V28H28Z" class="a" fill="#0b5d7a"/>',
  ),
}

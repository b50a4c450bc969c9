/** The name of the product, with its mark. */
export const Brand = ({ suffix }: { suffix: string }) => (
  <span className="inline-flex items-center gap-2 font-semibold">
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-6 shrink-0">
      <path className="fill-accent" d="M8 10h48l4 16a8 8 0 0 1-14 5 9 9 0 0 1-14 0 9 9 0 0 1-14 0 8 8 0 0 1-14-5z" />
      <path className="fill-quiet" d="M10 36h6v20h32V36h6v26H10z" />
    </svg>
    <span>
      Stragan <span className="font-normal text-quiet">{suffix}</span>
    </span>
  </span>
)

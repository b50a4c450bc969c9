/** A reason that names what is in the archive; it is in English, like the names of its files. */
export const Reason = ({ before, reason }: { before: string; reason: string }) => (
  <p className="wrap-anywhere">
    {before} <span lang="en">{reason}</span>
  </p>
)

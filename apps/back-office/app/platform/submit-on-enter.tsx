/** The first button of a form is the one that Enter in a field presses: a hidden one, where another button comes before the one that saves. */
export const SubmitOnEnter = ({ children }: { children: string }) => (
  <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
    {children}
  </button>
)

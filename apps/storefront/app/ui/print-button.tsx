import { Button } from './button.tsx'

/** Prints the page; without JavaScript there is none, and nothing of it is printed. */
export const PrintButton = ({ children }: { children: string }) => (
  <Button size="small" icon="print" className="noscript:hidden print:hidden" onClick={() => window.print()}>
    {children}
  </Button>
)

import { Button } from './button.tsx'

/** Button that prints the page; hidden without JavaScript and in print. */
export const PrintButton = ({ children }: { children: string }) => (
  <Button size="small" icon="print" className="noscript:hidden print:hidden" onClick={() => window.print()}>
    {children}
  </Button>
)

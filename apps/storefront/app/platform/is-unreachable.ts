import { isRouteErrorResponse } from 'react-router'

/** Whether the server could not be reached or could not answer, as opposed to a redirect or a refusal such as "not found". */
export const isUnreachable = (error: unknown): boolean =>
  !(error instanceof Response) && !(isRouteErrorResponse(error) && error.status < 500)

/** Why something was not carried out, and what to do. */
export interface RefusalText {
  title: string
  text: string
}

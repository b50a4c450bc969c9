/** Id of the element behind the page's content that has the visitor's summary. */
export const visitorSummaryId = 'visitor'

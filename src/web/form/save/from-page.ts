/**
 * Navigation state of a form that was opened on the page of a document: once saved, the page of the new document
 * replaces the form, so that the way back leads to the document it was made from.
 */
interface FromPage {
  fromPage?: boolean
}

/** Options of the navigation to such a form. */
export const fromPage: { state: FromPage } = { state: { fromPage: true } }

export const isFromPage = (state: unknown): boolean => (state as FromPage | null)?.fromPage === true

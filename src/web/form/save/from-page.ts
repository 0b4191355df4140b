/** Navigation state of a form that was opened on a page to which it leads back. */
interface FromPage {
  fromPage?: boolean
  returns?: boolean
  saved?: boolean
}

/**
 * Of a form that was opened on the page of a document: once saved, the page of the new document replaces the form, so
 * that the way back leads to the document it was made from.
 */
export const fromPage: { state: FromPage } = { state: { fromPage: true } }

/** Of a form that was opened on the page of a record: once saved, it leads back there. */
export const returningToPage: { state: FromPage } = { state: { returns: true } }

/** Of the page that replaces a form that was saved: the button with the focus went with the form. */
export const justSaved: { state: FromPage } = { state: { saved: true } }
export const isJustSaved = (state: unknown): boolean => (state as FromPage | null)?.saved === true

export const isReturning = (state: unknown): boolean => (state as FromPage | null)?.returns === true

export const isFromPage = (state: unknown): boolean => (state as FromPage | null)?.fromPage === true

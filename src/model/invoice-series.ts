/** What a series of electronic invoices and its numbers look like (domain: TT 91/2026, appendix I; NĐ 254/2026). */

/** `C26TAA`: with a code of the tax authority or without, the year, the kind, two letters of the seller's choice. */
export const seriesPattern = /^[CK]([0-9]{2})[TDLMNBGHXF][A-Z]{2}$/

/** How many digits a number is shown with, and at most has. */
export const NUMBER_DIGITS = 8
export const MOST_NUMBER = 10 ** NUMBER_DIGITS - 1

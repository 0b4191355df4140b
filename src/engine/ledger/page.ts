/** Entries of the stock ledger that are read, valued and written together: a few megabytes. */
export const PAGE = 5_000

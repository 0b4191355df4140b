/** The number of stock entries that are read, valued and written together: a few megabytes. */
export const PAGE = 5_000

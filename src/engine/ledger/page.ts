/**
 * The number of stock entries that are read, valued and written together: a few megabytes. It is a file of its own
 * because a test replaces it with a small number.
 */
export const PAGE = 5_000

/** How many stock entries are read, valued and written together: a few megabytes. A test makes it small. */
export const PAGE = { entries: 5_000 }

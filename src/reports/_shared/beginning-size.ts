/** When the beginning of a report is asked for apart, and how much of it (decision 0072). A test makes it small. */
export const BEGINNING = {
  /** What a screen shows first, and some more: a reader knows that a row is whole when the next one begins. */
  rows: 110,
  /** A report of fewer rows is there as soon as its beginning would be. */
  longFrom: 1000,
  /** What makes up more than this share of a report comes hardly sooner than all of it. */
  largestShare: 0.25,
}

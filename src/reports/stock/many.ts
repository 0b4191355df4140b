/**
 * The number of products times stores above which a stock report is queried in two halves. Below it, the second
 * connection costs more than it saves, because both halves read the entries of the range. It is a file of its own
 * because a test replaces it with a small number.
 */
export const MANY = 15_000

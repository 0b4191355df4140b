/**
 * The number of products times stores above which a stock report is queried in two halves. Below it, the second
 * connection costs more than it saves, because both halves read the entries of the range. A test makes it small.
 */
export const MANY = { balances: 15_000 }

/**
 * Goods times stores from which a stock report is asked for in two halves. With fewer the second connection costs more
 * than it saves: entries of days are read by both.
 */
export const MANY = 15_000

/**
 * Goods times stores from which a stock report is asked for in two halves. With fewer the second connection costs more
 * than it saves: entries of days are read twice.
 */
export const MANY = 50_000

/**
 * Types of values from the driver: dates and exact numbers as text (a Date or float would change them), timestamps as
 * Date, jsonb parsed.
 */
import pg from 'pg'

type Parser = (value: string) => unknown
// The driver's types only know the numbers of single types, not of arrays.
const builtin = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => Parser

const { DATE, INT8, NUMERIC } = pg.types.builtins
const dayArray = 1182
const numericArray = 1231
const textArray = 1009

const asText: Parser = (value) => value

const ours = new Map<number, Parser>([
  [DATE, asText],
  [INT8, asText],
  [NUMERIC, asText],
  [dayArray, builtin(textArray)],
  [numericArray, builtin(textArray)],
])

export const typeParsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): Parser =>
    (format === 'binary' ? undefined : ours.get(oid)) ?? builtin(oid, format)) as typeof pg.types.getTypeParser,
}

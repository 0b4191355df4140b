/** Vouchers are also made of a credit that is left, to offset it against debts (contract documents §8.4). */
import type { MakeWay } from '#model/make-way.ts'

export const offsetOf = (...of: string[]): MakeWay => ({
  name: 'offset',
  of,
  label: 'make.offset',
  button: { given: 'hasCredit', possible: 'hasDebts', otherwise: 'nothingToOffset' },
  right: 'U',
})

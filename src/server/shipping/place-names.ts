/** Finds a place among the carrier's own by its name, however people spell it. */
import { fold } from '#kernel/fold.ts'
import { textAt, unwrapped, valueAt, type Row } from '../asking/reading.ts'

const kinds = /^(tinh|thanh pho|tp|quan|huyen|thi xa|tx|phuong|xa|thi tran|dac khu|p|q|h|x|tt)[.\s]+/
/** `Quận 01` and `Q. 1` are one name, `Quận 1` and `Phường 1` are told apart by where they are looked for. */
const plainName = (name: string): string => {
  const own = fold(name).replace(/\s+/g, ' ').trim()
  const short = own.replace(kinds, '').trim() || own
  return short.replace(/[^a-z0-9]/g, '').replace(/^0+(?=\d)/, '')
}

const namesOf = (row: Row, name: string): string[] => {
  const others = unwrapped(valueAt(row, 'NameExtension'))
  const texts = Array.isArray(others) ? others.filter((one) => typeof one === 'string') : []
  return [textAt(row, name), ...texts].filter(Boolean)
}

/** The row of that name; undefined if there is none, or more than one. */
export const rowNamed = (rows: readonly Row[], nameKey: string, wanted: string): Row | undefined => {
  const exact = rows.filter((row) => fold(textAt(row, nameKey)) === fold(wanted))
  const found =
    exact.length > 0 ? exact : rows.filter((row) => namesOf(row, nameKey).some((one) => isSame(one, wanted)))
  return found.length === 1 ? found[0] : undefined
}
const isSame = (a: string, b: string): boolean => plainName(a) !== '' && plainName(a) === plainName(b)

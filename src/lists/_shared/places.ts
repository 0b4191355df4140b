/** Parts of the lists of nations, provinces, districts and communes. */
import { fold } from '#kernel/fold.ts'
import { choice, flag, text, type Choice } from '#model/field.ts'
import type { ListImportColumn, MasterColumn, MasterFilter } from '#model/list.ts'
import { activeColumn, codeColumn, nameColumn, noteColumn } from './parts.ts'

/** Three levels until 30 June 2025, two since. Codes were given out anew, so a code means nothing without its scheme. */
const schemes = [
  { value: 2, label: 'place.scheme.2' },
  { value: 1, label: 'place.scheme.1' },
] as const satisfies readonly Choice[]

/** What every place has: whether it is the state's, which nobody may change. */
export const placeFields = { isState: flag({ label: 'place.isState', fact: true, place: 'hidden' }) }
/** What people call an own place; those of the state's are known. */
export const abbreviationsField = { abbreviations: text({ label: 'place.abbreviations', max: 250 }) }
export const schemeField = { scheme: choice()({ label: 'place.scheme', choices: schemes, required: true }) }

/**
 * What people type, as the searched text of places spells it: "Q.1", "quận 1" and "q1" are "q1;", so that quarter 1 is
 * not found in quarter 12.
 */
const placeWords = (typed: string): string =>
  fold(typed)
    .replace(/[.,]/g, ' ')
    .replace(
      /\b(q|quan|p|f|phuong)\s*0*(\d+)\b/g,
      (_, kind: string, number: string) => `${kind.startsWith('q') ? 'q' : 'p'}${number};`,
    )

/** The same of all these lists. */
export const placeList = (name: string) => ({
  table: name,
  own: { table: `own_${name}`, shared: 'isState' },
  sums: [],
  search: { texts: ['code', 'name'], typed: placeWords },
  bulk: ['active'],
  facts: { isState: {} },
})

const isStateColumn: MasterColumn = {
  key: 'isState',
  kind: 'flag',
  label: 'place.isState',
  from: 'fact',
  width: 110,
}
export const abbreviationsColumn: MasterColumn = {
  key: 'abbreviations',
  kind: 'text',
  label: 'place.abbreviations',
  from: 'own',
  width: 160,
  hidden: true,
}
export const schemeColumn: MasterColumn = {
  key: 'scheme',
  kind: 'choice',
  label: 'place.scheme',
  wire: 'schemeName',
  from: 'own',
  choices: schemes,
  width: 170,
}
/** The name of what a place lies in. */
export const aboveColumn = (of: string, width: number): MasterColumn => ({
  key: `${of}Name`,
  kind: 'text',
  label: of,
  from: { ref: of, column: 'name' },
  width,
})
/** The columns of such a list: `own` stand behind code and name. */
export const placeColumns = (...own: readonly MasterColumn[]): readonly MasterColumn[] => [
  codeColumn,
  nameColumn,
  ...own,
  noteColumn,
  isStateColumn,
  activeColumn,
]

export const schemeFilter: MasterFilter = {
  field: 'scheme',
  label: 'place.scheme',
  choices: schemes.map(({ value, label }) => ({ value: String(value), label })),
  refusal: 'schemeMismatch',
}
/** A filter by what the places lie in. */
export const inside = (of: string, refusal: string, more: Partial<MasterFilter> = {}): MasterFilter => ({
  field: of,
  of,
  label: of,
  refusal,
  ...more,
})

export const placeImports = (code: string, name: string): readonly ListImportColumn[] => [
  { heading: 'Mã', field: 'code', required: true, sample: code },
  { heading: 'Tên', field: 'name', required: true, sample: name },
]

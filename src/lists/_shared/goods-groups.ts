/** Parts shared by the lists of product branches and product groups. */
import type { ListImportColumn, MasterColumn } from '#model/list.ts'

export const countColumn = (key: string, label: string): MasterColumn => ({
  key,
  kind: 'integer',
  label,
  from: 'fact',
  width: 120,
})
export const imported = (code: string, name: string): ListImportColumn[] => [
  { heading: code, field: 'code', required: true, sample: 'NUOC' },
  { heading: name, field: 'name', required: true, sample: 'Nước giải khát' },
]
export const noteImport: ListImportColumn = { heading: 'Ghi chú', field: 'note', sample: '' }

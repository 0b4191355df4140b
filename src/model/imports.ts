/** The columns that a user may fill in by importing a file: only those of fields the user can see. */
import type { AnyDocument, ImportColumn } from './document.ts'
import type { Field, Fields } from './field.ts'
import type { AnyList, ListImportColumn } from './list.ts'
import { isHidden, type Sight } from './marks.ts'

export const documentImports = ({ imports = [], shape }: AnyDocument, sight: Sight): readonly ImportColumn[] =>
  imports.filter((column) => {
    const fields = (column.in === 'head' ? shape.fields : shape.lines) as Fields
    return !isHidden(fields[column.field] ?? {}, sight)
  })

export const listImports = ({ imports = [], fields }: AnyList, sight: Sight): readonly ListImportColumn[] =>
  imports.filter(({ field }) => {
    const [own = '', inner] = field.split('.')
    const described = (fields as Fields)[own] as Field | undefined
    return !isHidden((inner === undefined ? described : described?.fields?.[inner]) ?? {}, sight)
  })

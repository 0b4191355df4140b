import type { RowsModel } from '../draft/store/model.ts'

/** The element below the rows that says what is wrong with the active cell; a form may have several grids. */
export const stripId = ({ document, label }: Pick<RowsModel, 'document' | 'label'>): string =>
  document ? 'cell-error' : `cell-error-${label}`

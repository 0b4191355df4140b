/** In tem mã vạch, wherever goods are listed. The dialog loads when it is opened. */
import { Barcode } from 'lucide-react'
import type { WireRow } from '#web/data/queries.ts'
import type { LabelGoods } from '#web/print/label-choice.ts'
import type { OwnAction } from './own-action.ts'

/** `goodsOf`: the goods of a row; the page of a document is one row. */
export const labelAction = (
  where: OwnAction['where'],
  goodsOf: (row: WireRow) => readonly LabelGoods[],
): OwnAction => ({
  name: 'labels',
  label: 'record.labels',
  icon: Barcode,
  right: 'R',
  where,
  shows: (row) => goodsOf(row).length > 0,
  run: async ({ module }, rows) => {
    const { askForLabels } = await import('#web/print/labels-dialog.tsx')
    await askForLabels(module, rows.flatMap(goodsOf))
    return false
  },
})

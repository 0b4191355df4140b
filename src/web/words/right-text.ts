/** What a right is called where somebody lacks it. */
import type { FunctionId, RightFlag } from '#model/right.ts'

export type NeededRight = readonly [FunctionId, RightFlag]

/** These say by their own name what they allow. */
const ownNames: ReadonlySet<FunctionId> = new Set(['EditPrice', 'CostView', 'LockPeriod', 'ExportExcel'])

type Label = (key: string, values?: Readonly<Record<string, string>>) => string

/** `Thêm · Hóa đơn bán hàng` */
export const rightText = (label: Label, [id, flag]: NeededRight): string =>
  ownNames.has(id) ? label(`function.${id}`) : `${label(`right.${flag}`)} · ${label(`function.${id}`)}`

export const needsText = (label: Label, right: NeededRight): string =>
  label('needsRight', { right: rightText(label, right) })

/** The list under a reference or choice cell. */
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useRef,
} from 'react'
import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { useHeldKeys } from '#web/pickers/type-ahead.ts'
import { GoodsList } from '../goods/goods-list.tsx'
import type { GridColumn } from './grid-columns.ts'
import { goAfterGoods, pickGoods, freeTextIn, nameLine } from '../../draft/lines.ts'
import { useFormModel } from '../../draft/store/model.ts'
import { useRows } from '../../draft/store/model.ts'
import { sameGoods } from '../line-settings.ts'

export interface CellPickerHandle {
  onKeyDown: (event: KeyboardEvent) => boolean
}
export interface CellPickerProps {
  ref: Ref<CellPickerHandle>
  anchor: RefObject<HTMLInputElement | null>
  column: GridColumn
  row: number
  typed: string
  /** Opened by a shortcut and not by typing. */
  byKey: boolean
  /** Called after an entry was chosen. */
  onDone: () => void
  onClose: () => void
}

export const CellPicker = (props: CellPickerProps): ReactNode => {
  const model = useRows()
  const isGoods = props.column.name === model.document?.goods?.product
  return isGoods ? <GoodsCell {...props} /> : <ListCell {...props} />
}

const CellList = lazyWhenIdle(async () => (await import('./cell-lists.tsx')).CellList)

/** Keys of the list wait until it is loaded; otherwise Enter or an arrow would leave the cell and its text. */
const ListCell = ({ ref, ...props }: CellPickerProps) => {
  const inner = useRef<CellPickerHandle>(null)
  const { hold, release } = useHeldKeys()
  const attach = useCallback(
    (list: CellPickerHandle | null) => {
      inner.current = list
      if (list) release()
    },
    [release],
  )
  useImperativeHandle(ref, () => ({
    onKeyDown: (event) => {
      if (inner.current) return inner.current.onKeyDown(event)
      if (!/^(Enter|ArrowUp|ArrowDown)$/.test(event.key)) return false
      hold(event)
      return true
    },
  }))
  return <CellList {...props} ref={attach} />
}

const GoodsCell = ({ ref, anchor, row, typed, byKey, onDone, onClose }: CellPickerProps) => {
  const model = useFormModel()
  return (
    <GoodsList
      ref={ref}
      anchor={anchor}
      typed={typed}
      byKey={byKey}
      inLines
      model={model}
      onClose={onClose}
      onText={
        freeTextIn(model) === undefined
          ? undefined
          : (text) => {
              onDone()
              nameLine(model, row, text)
              goAfterGoods(model, row)
            }
      }
      onPick={(product, unit, price) => {
        onDone()
        goAfterGoods(
          model,
          pickGoods(model, row, { product, unit, same: sameGoods(), ...(price !== undefined && { price }) }),
        )
      }}
    />
  )
}

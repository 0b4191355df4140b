/** The head of a column while a form is edited: drag to move, drag its edge to size, a menu for everything. */
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  ArrowLeft,
  ArrowRight,
  ChevronDown,
  EyeOff,
  Plus,
  WandSparkles,
} from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'
import { plainText } from '#output/editing/inline.ts'
import { addColumn, alignColumn, moveColumn, removeColumn, sizeColumn, type TextColumn } from '#output/editing/table.ts'
import { changeAt, type Path, type TagPart } from '#output/editing/tree.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, MenuDivider, MenuItem } from '#web/ui/floating/menu.tsx'
import { useTemplateWords } from '../words.ts'
import { AddColumn } from './add-column.tsx'
import { useEditor } from './editor-context.ts'
import style from './editor.module.css'
import { pillOf } from './said.ts'

interface ColumnHandleProps {
  table: TagPart
  path: Path
  column: TextColumn
  index: number
  count: number
  box: RefObject<HTMLTableElement | null>
  /** The list whose items are the lines. */
  each: string | undefined
  onWidth: (percent: number) => void
}

/** In per cent of the table; of one that has none, what the browser gives it. */
const widthNow = (handle: HTMLElement, box: HTMLElement): number =>
  Math.round((100 * handle.closest('th')!.offsetWidth) / Math.max(box.offsetWidth, 1))

const useSizing = ({ box, onWidth }: ColumnHandleProps) => {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const table = box.current
    if (!table) return
    event.preventDefault()
    const handle = event.currentTarget
    const [from, start] = [event.clientX, widthNow(handle, table)]
    handle.setPointerCapture(event.pointerId)
    const move = (moved: globalThis.PointerEvent) =>
      onWidth(start + Math.round((100 * (moved.clientX - from)) / table.offsetWidth))
    const end = () => handle.removeEventListener('pointermove', move)
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', end, { once: true })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || !box.current) return
    event.preventDefault()
    onWidth(widthNow(event.currentTarget, box.current) + step)
  }
  return { onPointerDown, onKeyDown }
}

export const ColumnHandle = (props: ColumnHandleProps) => {
  const { table, path, column, index, count, each } = props
  const { apply, readOnly, known, select } = useEditor()
  const words = useTemplateWords()
  const { w } = words
  const [isOver, setOver] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const sizing = useSizing(props)
  const title = plainText(column.title, (text) => pillOf(text, { ...known, each }, words).label)
  const name = title || w('templates.column', { n: index + 1 })
  const change = (make: (own: TagPart) => TagPart | null) =>
    apply((tree) => changeAt(tree, path, (own) => make(own) ?? own), { select: path })
  const drop = (from: number) => change((own) => moveColumn(own, from, index))
  const kind = `application/x-column-${path.join('-')}`
  const align = (to: string | undefined) => () => change((own) => alignColumn(own, index, to))
  return (
    <th
      scope="col"
      draggable={!readOnly}
      data-over={isOver || undefined}
      onDragStart={(event) => event.dataTransfer.setData(kind, String(index))}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(kind)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!event.dataTransfer.types.includes(kind)) return
        event.preventDefault()
        drop(Number(event.dataTransfer.getData(kind)))
      }}
    >
      <Menu
        label={w('templates.columnMenu', { name })}
        position="bottom-start"
        target={
          <IconButton
            size="small"
            label={w('templates.columnMenu', { name })}
            icon={<ChevronDown size={14} />}
            disabled={readOnly}
            onClick={() => select(path)}
          />
        }
      >
        <MenuItem
          icon={<EyeOff size={16} />}
          disabled={count < 2}
          onSelect={() => change((own) => removeColumn(own, index))}
        >
          {w('templates.hideColumn')}
        </MenuItem>
        <MenuItem icon={<Plus size={16} />} onSelect={() => setAdding(true)}>
          {w('templates.addColumn')}
        </MenuItem>
        <MenuDivider />
        <MenuItem
          icon={<ArrowLeft size={16} />}
          disabled={!moveColumn(table, index, index - 1)}
          onSelect={() => change((own) => moveColumn(own, index, index - 1))}
        >
          {w('templates.columnLeft')}
        </MenuItem>
        <MenuItem
          icon={<ArrowRight size={16} />}
          disabled={!moveColumn(table, index, index + 1)}
          onSelect={() => change((own) => moveColumn(own, index, index + 1))}
        >
          {w('templates.columnRight')}
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={<AlignLeft size={16} />} onSelect={align('left')}>
          {w('templates.align.left')}
        </MenuItem>
        <MenuItem icon={<AlignCenter size={16} />} onSelect={align('center')}>
          {w('templates.align.center')}
        </MenuItem>
        <MenuItem icon={<AlignRight size={16} />} onSelect={align('right')}>
          {w('templates.align.right')}
        </MenuItem>
        <MenuItem
          icon={<WandSparkles size={16} />}
          disabled={column.width === undefined}
          onSelect={() => change((own) => sizeColumn(own, index, undefined))}
        >
          {w('templates.autoWidth')}
        </MenuItem>
      </Menu>
      <span className={style.columnWidth}>{column.width}</span>
      {!readOnly && (
        <span
          role="separator"
          aria-orientation="vertical"
          aria-label={w('templates.columnWidth', { name })}
          aria-valuenow={Math.round(Number.parseFloat(column.width ?? '0')) || 0}
          aria-valuemin={0}
          aria-valuemax={100}
          tabIndex={0}
          className={style.sizer}
          draggable
          onDragStart={(event) => {
            event.preventDefault()
            event.stopPropagation()
          }}
          {...sizing}
        />
      )}
      {isAdding && (
        <AddColumn
          each={each}
          onClose={() => setAdding(false)}
          onAdd={(added) => change((own) => addColumn(own, index + 1, added))}
        />
      )}
    </th>
  )
}

/** Keyboard of the matrix: arrows move, Shift+arrows select a block, Space toggles it, letters find a row. */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { fold } from '#kernel/fold.ts'

export interface Cell {
  row: number
  column: number
}
export interface Block {
  /** The focused cell. */
  at: Cell
  /** The cell where the block starts. */
  from: Cell
}
const FORGET_MS = 900

export const inBlock = ({ at, from }: Block, { row, column }: Cell): boolean =>
  row >= Math.min(at.row, from.row) &&
  row <= Math.max(at.row, from.row) &&
  column >= Math.min(at.column, from.column) &&
  column <= Math.max(at.column, from.column)

interface Options {
  table: RefObject<HTMLElement | null>
  /** Names of the rows, in their order. */
  names: readonly string[]
  columns: number
  onToggle: (block: Block) => void
}

/** The first row from `start` on, wrapping around, whose name starts with the typed letters, or else contains them. */
const findRow = (names: readonly string[], typed: string, start: number): number => {
  const wanted = fold(typed)
  const folded = names.map(fold)
  const order = folded.map((_, index) => (start + index) % folded.length)
  const begins = order.find((index) => folded[index]!.split(' ').some((word) => word.startsWith(wanted)))
  return begins ?? order.find((index) => folded[index]!.includes(wanted)) ?? -1
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))

const moved = ({ row, column }: Cell, event: KeyboardEvent, size: { rows: number; columns: number }): Cell | null => {
  const step = steps[event.key]
  if (step) return { row: clamp(row + step[0], size.rows), column: clamp(column + step[1], size.columns) }
  if (event.key === 'Home') return { row: event.ctrlKey ? 0 : row, column: 0 }
  if (event.key === 'End') return { row: event.ctrlKey ? size.rows - 1 : row, column: size.columns - 1 }
  return null
}

export const useMatrixKeys = ({ table, names, columns, onToggle }: Options) => {
  const [block, setBlock] = useState<Block>({ at: { row: 0, column: 0 }, from: { row: 0, column: 0 } })
  const typed = useRef({ text: '', at: 0 })
  const hasMoved = useRef(false)
  const { at } = block
  useEffect(() => {
    if (!hasMoved.current) return
    hasMoved.current = false
    table.current?.querySelector<HTMLElement>(`[data-cell="${at.row}.${at.column}"]`)?.focus()
  }, [at, table])
  const go = (next: Cell, keeps = false) => {
    hasMoved.current = true
    setBlock((before) => ({ at: next, from: keeps ? before.from : next }))
  }
  const find = (key: string, time: number) => {
    const text = time - typed.current.at < FORGET_MS ? typed.current.text + key : key
    typed.current = { text, at: time }
    const row = findRow(names, text.trim(), text.length > 1 ? at.row : at.row + 1)
    if (row >= 0) go({ row, column: at.column })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.nativeEvent.isComposing) return
    const next = moved(at, event, { rows: names.length, columns })
    const isSearching = typed.current.text !== '' && event.timeStamp - typed.current.at < FORGET_MS
    if (next) go(next, event.shiftKey)
    else if (event.key === ' ' && !isSearching) onToggle(block)
    else if (event.key === 'Escape' && block.from !== block.at) go(at)
    else if (event.key.length === 1 && !event.ctrlKey) find(event.key, event.timeStamp)
    else return
    event.preventDefault()
  }
  return { block, onKeyDown, go }
}

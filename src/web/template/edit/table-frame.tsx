/** A table of a form: its columns are dragged, sized and hidden, its cells typed into. */
import { useRef } from 'react'
import { cellsOf, columnsOf, rowsOf, sizeColumn, type TextRow } from '#output/editing/table.ts'
import { attributeOf, changeAt, isSame, readParts, writeParts, type TagPart } from '#output/editing/tree.ts'
import { useTemplateWords } from '../words.ts'
import { lookOf, stepOf, type BlockPlace } from './block-look.ts'
import { ColumnHandle } from './column-handle.tsx'
import { useEditor } from './editor-context.ts'
import style from './editor.module.css'
import { InlineEditor } from './inline-editor.tsx'
import { blockText, conditionText, eachText } from './said.ts'

export const TableFrame = ({ table, path, each }: BlockPlace & { table: TagPart }) => {
  const { apply, eachOf } = useEditor()
  const box = useRef<HTMLTableElement>(null)
  const columns = columnsOf(table)
  const rows = rowsOf(table)
  const setWidth = (column: number, width: number) =>
    apply((tree) => changeAt(tree, path, (own) => sizeColumn(own, column, width)), {
      step: `width ${path.join('.')} ${column}`,
    })
  return (
    <div className="scroll-x">
      <table ref={box} className={style.table} data-borders={attributeOf(table, 'borders') ?? 'all'}>
        <colgroup>
          <col className={style.rowHead} />
          {columns.map(({ width }, index) => (
            <col key={index} style={width?.endsWith('%') ? { width } : {}} />
          ))}
        </colgroup>
        <thead>
          <tr className={style.handles}>
            <td />
            {columns.map((column, index) => (
              <ColumnHandle
                key={index}
                {...{ table, path, column, index, count: columns.length }}
                box={box}
                each={eachOf(rowEach(rows), each)}
                onWidth={(width) => setWidth(index, width)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.path.join('.')} row={row} path={[...path, ...row.path]} each={each} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
const rowEach = (rows: readonly TextRow[]): string | undefined =>
  rows.map(({ part }) => attributeOf(part, 'data-each')).find((one) => one !== undefined)

const Row = ({ row: { part, section }, path, each }: BlockPlace & { row: TextRow }) => {
  const { selected, select, known, eachOf } = useEditor()
  const words = useTemplateWords()
  const repeated = attributeOf(part, 'data-each')
  const condition = attributeOf(part, 'data-if')
  const inner = eachOf(repeated, each)
  const rules = [
    ...(repeated === undefined ? [] : [eachText(inner!, known, words)]),
    ...(condition === undefined ? [] : [conditionText(condition, { ...known, each: inner }, words)]),
  ].join('; ')
  const name = [words.w(`templates.row.${section}`), rules].filter(Boolean).join(': ')
  const isHere = selected !== null && isSame(selected, path)
  return (
    <tr
      data-section={section}
      data-kind={attributeOf(part, 'kind')}
      data-each={repeated}
      data-selected={isHere || undefined}
    >
      <td className={style.rowHead}>
        <button
          type="button"
          aria-label={words.w('templates.select', { name })}
          data-tip={name}
          data-grip={path.join('.')}
          onClick={() => select(path)}
          onFocus={() => select(path)}
        >
          {repeated !== undefined ? '↻' : condition !== undefined ? '?' : ''}
        </button>
      </td>
      {cellsOf(part).map((cell, index) => (
        <Cell key={index} cell={cell} path={[...path, part.children.indexOf(cell)]} each={inner} />
      ))}
    </tr>
  )
}

const spanOf = (cell: TagPart, name: string): number =>
  Math.max(1, Math.floor(Number(attributeOf(cell, name) ?? 1)) || 1)

const Cell = ({ cell, path, each }: BlockPlace & { cell: TagPart }) => {
  const { selected, select, apply, known, eachOf, severityAt } = useEditor()
  const words = useTemplateWords()
  const inner = eachOf(attributeOf(cell, 'data-each'), each)
  return (
    <td
      colSpan={spanOf(cell, 'colspan')}
      rowSpan={spanOf(cell, 'rowspan')}
      data-problem={severityAt(path)}
      data-head={cell.tag === 'th' || undefined}
      data-selected={(selected !== null && isSame(selected, path)) || undefined}
      onFocus={(event) => {
        event.stopPropagation()
        select(path)
      }}
    >
      <InlineEditor
        markup={writeParts(cell.children)}
        label={blockText(cell, { ...known, each: inner }, words)}
        each={inner}
        look={lookOf(cell)}
        onChange={(next, step) =>
          apply((tree) => changeAt(tree, path, (own) => ({ ...own, children: readParts(next) })), {
            step: step ?? stepOf(path, next),
          })
        }
      />
    </td>
  )
}

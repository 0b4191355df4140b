/** The rights of a group as a matrix, with those of a second group next to them in grey for comparison. */
import { useMemo, useRef } from 'react'
import { areaIds } from '#web/menu/areas.ts'
import { noRight, type FunctionId, type Rights } from '#model/right.ts'
import { useRights } from '#web/data/profile.ts'
import { hasColumn, inAreas, isEverybodys, isOn, mayGive, rightColumns, setColumn, type RightColumn } from './rights.ts'
import type { GroupInfo } from './rights-record.ts'
import style from './matrix.module.css'
import { type Block, type Cell, inBlock, useMatrixKeys } from './use-matrix-keys.ts'
import { useOwnerWords } from './words.ts'

export interface MatrixProps {
  info: GroupInfo
  stored: Rights
  rights: Rights
  other: { name: string; rights: Rights } | null
  locked: boolean
  onChange: (rights: Rights) => void
}

/** Toggles a block: all cells get the opposite state of the first one. */
const toggled = (
  { rights, locked }: MatrixProps,
  cells: readonly { id: FunctionId; column: RightColumn }[],
  gives: (id: FunctionId, column: RightColumn) => boolean,
): Rights => {
  const able = cells.filter(({ id, column }) => hasColumn(id, column) && !isEverybodys(id, column))
  const on = able.some(({ id, column }) => !isOn(rights[id] ?? noRight, id, column) && gives(id, column))
  if (locked) return rights
  return able.reduce<Rights>(
    (all, { id, column }) =>
      on && !gives(id, column) ? all : { ...all, [id]: setColumn(all[id] ?? noRight, id, { column, on }) },
    rights,
  )
}

export const Matrix = (props: MatrixProps) => {
  const { info, stored, onChange } = props
  const { o, label } = useOwnerWords()
  const { may } = useRights()
  const table = useRef<HTMLTableElement>(null)
  const areas = useMemo(
    () =>
      inAreas(
        info.permissions.map(({ functionId, menu = '' }) => ({ id: functionId as FunctionId, menu })),
        areaIds,
      ),
    [info.permissions],
  )
  const ids = useMemo(() => areas.flatMap((area) => area.ids), [areas])
  const names = useMemo(() => ids.map((id) => label(`function.${id}`)), [ids, label])
  const gives = (id: FunctionId, column: RightColumn) =>
    mayGive(id, column, { own: may, stored: stored[id] ?? noRight })
  const toggle = (block: Block) => {
    const cells = ids.flatMap((id, row) =>
      rightColumns.flatMap((column, at) => (inBlock(block, { row, column: at }) ? [{ id, column }] : [])),
    )
    onChange(toggled(props, cells, gives))
  }
  const { block, onKeyDown, go } = useMatrixKeys({ table, names, columns: rightColumns.length, onToggle: toggle })
  const press = (cell: Cell) => {
    go(cell)
    toggle({ at: cell, from: cell })
  }
  return (
    <div className="fill-down scroll on-surface">
      <table ref={table} role="grid" className={style.matrix} aria-label={o('group.permissions')} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{o('permission.function')}</th>
            {rightColumns.map((column) => (
              <th key={column} scope="col">
                {label(`right.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {areas.map(({ area, ids: own }) => (
          <tbody key={area}>
            <tr className={style.area}>
              <th scope="rowgroup" colSpan={rightColumns.length + 1}>
                {area === 'special' ? o('permission.special') : label(`area.${area}`)}
              </th>
            </tr>
            {own.map((id) => (
              <MatrixRow key={id} {...props} {...{ id, row: ids.indexOf(id), block, press, gives }} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface RowProps extends MatrixProps {
  id: FunctionId
  row: number
  block: Block
  press: (cell: Cell) => void
  gives: (id: FunctionId, column: RightColumn) => boolean
}

/** What no group can be given or lose. */
const Fixed = ({ cell, isAt, text, name }: { cell: string; isAt: boolean; text: string; name: string }) => (
  <span data-cell={cell} className="note" tabIndex={isAt ? 0 : -1} aria-label={name} role="img">
    {text}
  </span>
)

const MatrixRow = ({ id, row, block, press, gives, rights, stored, other, locked }: RowProps) => {
  const { o, label } = useOwnerWords()
  const name = label(`function.${id}`)
  const [is, was] = [rights[id] ?? noRight, stored[id] ?? noRight]
  return (
    <tr>
      <th scope="row">{name}</th>
      {rightColumns.map((column, at) => {
        const cell = { row, column: at }
        const isAt = block.at.row === row && block.at.column === at
        const fixed = { cell: `${row}.${at}`, isAt }
        const on = isOn(is, id, column)
        const theirs =
          other && hasColumn(id, column) && !isEverybodys(id, column)
            ? isOn(other.rights[id] ?? noRight, id, column)
            : null
        const able = hasColumn(id, column) && (on || gives(id, column))
        const refusal = able || locked ? undefined : o('permission.notYours')
        const spoken = [
          `${name}: ${label(`right.${column}`)}`,
          ...(theirs === null ? [] : [`${other!.name}: ${o(theirs ? 'event.yes' : 'event.no')}`]),
        ].join(' · ')
        return (
          <td
            key={column}
            data-chosen={(block.from !== block.at && inBlock(block, cell)) || undefined}
            data-changed={(column !== 'full' && on !== isOn(was, id, column)) || undefined}
            data-differs={(theirs !== null && theirs !== on) || undefined}
          >
            {isEverybodys(id, column) ? (
              <Fixed {...fixed} text={o('permission.everybody')} name={o('permission.everybodys', { name: spoken })} />
            ) : hasColumn(id, column) ? (
              <input
                type="checkbox"
                data-cell={`${row}.${at}`}
                aria-label={spoken}
                aria-description={refusal}
                aria-disabled={locked || !able || undefined}
                data-tip={refusal}
                tabIndex={isAt ? 0 : -1}
                checked={on}
                onChange={() => press(cell)}
              />
            ) : (
              <Fixed {...fixed} text="–" name={o('permission.none', { name: spoken })} />
            )}
            {theirs !== null && (
              <span className={style.comparedRight} aria-hidden="true">
                {theirs ? '✓' : '·'}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

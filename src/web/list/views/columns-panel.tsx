/** Chooses visible columns and their order; saved for the user or for everyone. */
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { useState } from 'react'
import { fold } from '#kernel/fold.ts'
import { CallFailed } from '#web/data/call.ts'
import { reportFailure } from '#web/data/queries.ts'
import type { GridColumn } from '#web/grid/layout.ts'
import { putAt, setVisible } from '#web/grid/layout.ts'
import type { LayoutOfGrid } from '#web/grid/use-layout.ts'
import { useWords } from '#web/words/words.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Checkbox, TextInput } from '#web/ui/fields/field.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import style from '../list.module.css'

interface Props {
  grid: LayoutOfGrid
  columns: readonly GridColumn[]
  mayForAll: boolean
  onClose: () => void
}

export const ColumnsPanel = ({ grid, columns, mayForAll, onClose }: Props) => {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const save = async (forAll: boolean) => {
    if (forAll && !mayForAll) return void notifyError(t('noRightGridAll'))
    try {
      const answer = await grid.save(forAll)
      if (answer.toLowerCase() !== 'ok') return void notifyError(answer)
      notifyOk(t('done.saved'))
      return onClose()
    } catch (failure) {
      return reportFailure(failure)
    }
  }
  const reset = () =>
    grid.reset().catch((failure: unknown) => {
      if (failure instanceof CallFailed) reportFailure(failure)
    })
  return (
    <div className={style.columnsPanel}>
      <div className="pad-8 line-below">
        <TextInput
          label={t('grid.findColumn')}
          hideLabel
          placeholder={t('grid.findColumn')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
      </div>
      <ColumnRows grid={grid} columns={columns} typed={typed} />
      <div className={style.columnsFooter}>
        <Button
          variant="subtle"
          onClick={() => {
            void reset()
          }}
        >
          {t('grid.default')}
        </Button>
        <Button
          onClick={() => {
            void save(true)
          }}
        >
          {t('grid.saveForAll')}
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            void save(false)
          }}
        >
          {t('grid.saveForMe')}
        </Button>
      </div>
    </div>
  )
}

const ColumnRows = ({
  grid: { layout, setLayout },
  columns,
  typed,
}: Pick<Props, 'grid' | 'columns'> & { typed: string }) => {
  const { t } = useWords()
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const titles = new Map(columns.map((column) => [column.field, column.title]))
  const places = layout.columns.filter((place) => fold(titles.get(place.field) ?? '').includes(fold(typed.trim())))
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return (
    <ul className={style.columnsList}>
      {places.map(({ field, visible }) => {
        const name = titles.get(field) ?? field
        const at = layout.columns.findIndex((place) => place.field === field)
        const before = layout.columns[at - 1]?.field
        const after = layout.columns[at + 1]?.field
        return (
          <li
            key={field}
            className={style.columnRow}
            data-over={over === field || undefined}
            draggable
            onDragStart={() => setDragged(field)}
            onDragEnd={end}
            onDragOver={(event) => {
              event.preventDefault()
              if (dragged !== field) setOver(field)
            }}
            onDrop={() => {
              if (dragged) setLayout(putAt(layout, dragged, field))
              end()
            }}
          >
            <span className={style.dragHandle} title={t('grid.drag')}>
              <GripVertical size={14} aria-hidden="true" />
            </span>
            <Checkbox
              label={name}
              checked={visible}
              onChange={(event) => setLayout(setVisible(layout, field, event.currentTarget.checked))}
            />
            <IconButton
              label={`${name}: ${t('grid.moveLeft')}`}
              size="small"
              icon={<ChevronUp size={14} />}
              disabled={!before}
              onClick={() => {
                if (before) setLayout(putAt(layout, field, before))
              }}
            />
            <IconButton
              label={`${name}: ${t('grid.moveRight')}`}
              size="small"
              icon={<ChevronDown size={14} />}
              disabled={!after}
              onClick={() => {
                if (after) setLayout(putAt(layout, field, after))
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}

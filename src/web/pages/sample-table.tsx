/** `/general/table`: an empty grid with all its tools (contract system §2). */
import { useMemo, useState } from 'react'
import { fullSight } from '#model/marks.ts'
import type { Column } from '#model/table.ts'
import type { SortKey } from '#wire/list-query.ts'
import { DataGrid } from '#web/grid/data-grid.tsx'
import { standardLayout, toGridColumns } from '#web/grid/layout.ts'
import { nothingChosen } from '#web/grid/selection.ts'
import { useWords } from '#web/words/words.ts'
import { PageState } from '#web/ui/parts.tsx'
import { Pager } from '../list/pager.tsx'
import { STANDARD_SIZE } from '../list/list-state.ts'

const described: readonly Column[] = [
  { key: 'number', kind: 'code', label: 'sample.number' },
  { key: 'date', kind: 'day', label: 'sample.date' },
  { key: 'name', kind: 'text', label: 'sample.name' },
  { key: 'quantity', kind: 'quantity', label: 'sample.quantity' },
  { key: 'total', kind: 'money', label: 'sample.amount', total: true },
]
const none: readonly Record<string, unknown>[] = []
const nothing = () => undefined
const noText = () => ''

export const SampleTable = () => {
  const { t, label } = useWords()
  const columns = useMemo(() => toGridColumns(described, label, fullSight), [label])
  const [layout, setLayout] = useState(() => standardLayout(columns))
  const [sort, setSort] = useState<SortKey[]>([])
  const [selection, setSelection] = useState(nothingChosen)
  const [size, setSize] = useState(STANDARD_SIZE)
  return (
    <>
      <DataGrid
        {...{ columns, layout, sort, selection }}
        label={t('page.table')}
        onLayout={setLayout}
        onSort={setSort}
        onSelection={setSelection}
        rows={none}
        idOf={noText}
        nameOf={noText}
        total={0}
        offset={0}
        onOpen={nothing}
        words={[]}
        sums={null}
        loading={null}
        instead={<PageState title={t('web.noData')} />}
      />
      <Pager page={1} size={size} total={0} note="" onPage={nothing} onSize={setSize} />
    </>
  )
}

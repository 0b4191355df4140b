/** Groups as sections of cards: on phones, and where a list is shown as cards. */
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WireRow } from '#web/data/queries.ts'
import { sumText, useCellFormat } from '#web/grid/cell.tsx'
import type { GridColumn } from '#web/grid/layout.ts'
import { Button } from '#web/ui/button.tsx'
import type { Groups } from './use-groups.ts'
import style from './groups.module.css'

interface Props {
  label: string
  groups: Groups
  /** Whose sum stands beside the name. */
  amount: GridColumn | undefined
  cards: (rows: readonly WireRow[]) => ReactNode
}

export const GroupSections = ({ label, groups: { groups, press }, amount, cards }: Props) => {
  const format = useCellFormat()
  return (
    <div className={style.sections} role="group" aria-label={label}>
      {groups.map(({ head, rows, rest }) => {
        const Chevron = head.opened ? ChevronDown : ChevronRight
        const sum = amount && head.sums.get(amount.field)
        return (
          <section key={head.key} aria-label={head.name}>
            <button type="button" className={style.head} aria-expanded={head.opened} onClick={() => press(head)}>
              <Chevron size={18} aria-hidden="true" />
              <strong>{head.name}</strong>
              <small>{head.count}</small>
              {amount && sum !== undefined && (
                <span className="firm push bold figures">{sumText(amount.kind, sum, format, amount.decimals)}</span>
              )}
            </button>
            {head.opened && rows.length > 0 && cards(rows)}
            {rest && (
              <div className={style.rest} role={rest.state === 'loading' ? 'status' : undefined}>
                {rest.state === 'loading' ? (
                  rest.text
                ) : (
                  <Button variant="subtle" onClick={() => press(rest)}>
                    {rest.text}
                  </Button>
                )}
              </div>
            )}
          </section>
        )
      })}
    </div>
  )
}

/** The line above the rows of a report: its conditions, the search in its rows, and what was saved. */
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useRights } from '#web/data/profile.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Row } from '#web/ui/layout.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { isAnyChanged } from './conditions/chips.ts'
import { ConditionChips, type ConditionChipsProps } from './conditions/condition-chips.tsx'
import style from './reading.module.css'
import { RowSearch, type RowSearchProps } from './table/row-search.tsx'
import { SavedMenu } from './conditions/saved-conditions.tsx'
import type { SavedConditions } from './conditions/use-saved-conditions.ts'

export interface ReportStripProps extends ConditionChipsProps {
  saved: SavedConditions
  /** The panel shows the conditions. */
  panel: boolean
  /** Undefined where there are no rows to search. */
  search: RowSearchProps | undefined
}

export const ReportStrip = ({ saved, panel, search, ...chips }: ReportStripProps) => {
  const { t } = useFormWords()
  const { may } = useRights()
  const phone = usePhone()
  const [searching, setSearching] = useState(false)
  const { report, asking, asked, disabled, opened, onRun } = chips
  const isChanged = asked !== null && isAnyChanged(report, asking, asked)
  // On a telephone the field takes a line of its own.
  const isOpen = search !== undefined && (!phone || searching || search.typed !== '')
  return (
    <div className={style.strip}>
      {panel ? <span className="grow" /> : <ConditionChips {...chips} />}
      <Row gap={6} className="firm">
        {!panel && isChanged && opened === null && (
          <Button variant="primary" size="small" shortcut="F9" disabled={disabled} onClick={onRun}>
            {t('reports.run')}
          </Button>
        )}
        {search && phone && (
          <IconButton
            label={t('reports.search')}
            icon={<Search size={18} />}
            pressed={isOpen}
            onClick={() => {
              if (isOpen) search.onType('')
              setSearching(!isOpen)
            }}
          />
        )}
        {isOpen && !phone && <RowSearch {...search} />}
        {may(report.right, 'U') && <SavedMenu saved={saved} right={report.right} />}
      </Row>
      {isOpen && phone && <RowSearch {...search} />}
    </div>
  )
}

/** The customers of a level: each can be taken out, others are added by a picker. */
import { listNamed, lookupPath } from '#web/pickers/registry.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { useState } from 'react'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, Tag } from '#web/ui/parts.tsx'
import style from './level.module.css'

export interface ChosenRow {
  lineId: string | null
  partner: string
  name: string
}

/** So many are shown before one asks for all. */
const SHOWN = 30

interface Props {
  rows: readonly ChosenRow[]
  locked: boolean
  onChange: (rows: readonly ChosenRow[]) => void
}

export const Chosen = ({ rows, locked, onChange }: Props) => {
  const { label } = useFormWords()
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, SHOWN)
  const partner = listNamed('partner')!
  return (
    <div className={style.chosen}>
      <div className={style.tags}>
        {shown.map((row) =>
          locked ? (
            <Badge key={row.partner}>{row.name}</Badge>
          ) : (
            <Tag
              key={row.partner}
              removeLabel={label('prices.removeCustomer', { name: row.name })}
              onRemove={() => onChange(rows.filter((one) => one.partner !== row.partner))}
            >
              {row.name}
            </Tag>
          ),
        )}
        {rows.length === 0 && <span className="muted">{label('prices.noCustomers')}</span>}
        {rows.length > shown.length && (
          <Button variant="link" onClick={() => setAll(true)}>
            {label('prices.moreCustomers', { n: String(rows.length - shown.length) })}
          </Button>
        )}
      </div>
      {!locked && (
        <RefPicker
          label={label('prices.addCustomer')}
          hideLabel
          placeholder={label('prices.addCustomer')}
          path={lookupPath(partner)}
          narrow={{ objType: 'kh' }}
          value={null}
          onPick={(row) => {
            if (row && !rows.some((one) => one.partner === row.id))
              onChange([...rows, { lineId: null, partner: row.id, name: row.name }])
          }}
        />
      )}
    </div>
  )
}

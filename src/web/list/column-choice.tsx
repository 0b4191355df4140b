/** The columns that a condition can be about, found by typing. */
import { type KeyboardEvent, useState } from 'react'
import { fold, searchWords } from '#kernel/fold.ts'
import type { ConditionField } from '#wire/where-text.ts'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/words/words.ts'
import style from './conditions.module.css'

export const ColumnChoice = ({
  fields,
  onChoose,
}: {
  fields: readonly ConditionField[]
  onChoose: (field: ConditionField) => void
}) => {
  const { t, label } = useWords()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const words = searchWords(typed)
  const found = fields.filter((field) => words.every((word) => fold(label(field.label)).includes(word)))
  const at = Math.min(active, found.length - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setActive(Math.max(0, Math.min(found.length - 1, at + step)))
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (found[at]) onChoose(found[at])
  }
  return (
    <div className={style.columns} data-content>
      <div className={style.find}>
        <TextInput
          label={t('where.findColumn')}
          hideLabel
          placeholder={t('where.findColumn')}
          value={typed}
          data-autofocus
          role="combobox"
          aria-expanded
          aria-controls="condition-columns"
          aria-activedescendant={found[at] ? `condition-column-${at}` : undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={style.options} role="listbox" id="condition-columns" aria-label={t('where.column')}>
        {found.map((field, index) => (
          <div
            key={field.wire}
            id={`condition-column-${index}`}
            role="option"
            aria-selected={index === at}
            className={style.option}
            ref={(node) => {
              if (index === at) node?.scrollIntoView({ block: 'nearest' })
            }}
            onMouseMove={() => setActive(index)}
            onClick={() => onChoose(field)}
          >
            {label(field.label)}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className={style.nothing} role="status">
          {t('where.noColumn')}
        </p>
      )}
    </div>
  )
}

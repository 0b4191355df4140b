/** Columns, found by typing: those that a condition can be about, or by which rows can be grouped. */
import { type KeyboardEvent, useState } from 'react'
import { fold, searchWords } from '#kernel/fold.ts'
import { TextInput } from '#web/ui/fields/field.tsx'
import style from '../conditions/conditions.module.css'

interface Option {
  key: string
  text: string
}
interface Props<O extends Option> {
  options: readonly O[]
  /** What the field, the list and an empty list are called. */
  find: string
  label: string
  nothing: string
  onChoose: (option: O) => void
}

export const ColumnChoice = <O extends Option>({ options, find, label, nothing, onChoose }: Props<O>) => {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const words = searchWords(typed)
  const found = options.filter(({ text }) => words.every((word) => fold(text).includes(word)))
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
      <div className="pad-8 line-below">
        <TextInput
          label={find}
          hideLabel
          placeholder={find}
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
      <div className={style.options} role="listbox" id="condition-columns" aria-label={label}>
        {found.map((option, index) => (
          <div
            key={option.key}
            id={`condition-column-${index}`}
            role="option"
            aria-selected={index === at}
            className={style.option}
            ref={(node) => {
              if (index === at) node?.scrollIntoView({ block: 'nearest' })
            }}
            onMouseMove={() => setActive(index)}
            onClick={() => onChoose(option)}
          >
            {option.text}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className={style.nothing} role="status">
          {nothing}
        </p>
      )}
    </div>
  )
}

/** What a check asks once for all rows that do not say it, and columns that spoil most rows. */
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, TextInput } from '#web/ui/fields/field.tsx'
import { RateSelect } from '#web/values/rate-select.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import style from './import.module.css'
import type { AskedQuestion, SpoilingColumn } from './answer.ts'
import type { ImportState } from './use-import.ts'

interface QuestionProps {
  question: AskedQuestion
  state: ImportState
}

export const Question = ({ question, state }: QuestionProps) => {
  const { options, decide, busy } = state
  const answer = (value: number | null) =>
    void decide({ ...options, answers: { ...options.answers, [question.name]: value } })
  return (
    <div className={style.decision}>
      <div className={style.answer}>
        {question.kind === 'flag' ? (
          <FlagAnswer question={question} chosen={options.answers[question.name]} busy={busy} onAnswer={answer} />
        ) : question.kind === 'vat' ? (
          <RateAnswer question={question} busy={busy} onAnswer={answer} />
        ) : (
          <DaysAnswer key={question.value} question={question} busy={busy} onAnswer={answer} />
        )}
      </div>
    </div>
  )
}

interface AnswerProps {
  question: AskedQuestion
  busy: boolean
  onAnswer: (value: number | null) => void
}

/** `chosen` is shown at once; the file is checked again behind it. */
const FlagAnswer = ({
  question: { label, rows, value },
  chosen = value,
  busy,
  onAnswer,
}: AnswerProps & { chosen: number | null | undefined }) => {
  const { t } = useFormWords()
  return (
    <Checkbox
      label={t('importing.askAll', { label, n: rows })}
      checked={chosen === 1}
      disabled={busy}
      onChange={(event) => onAnswer(event.currentTarget.checked ? 1 : 0)}
    />
  )
}

const RateAnswer = ({ question: { label, rows, value }, busy, onAnswer }: AnswerProps) => {
  const { t } = useFormWords()
  return (
    <RateSelect
      label={t('importing.ask', { label, n: rows })}
      without={t('importing.withoutTax')}
      disabled={busy}
      value={value}
      onChange={onAnswer}
    />
  )
}

const DaysAnswer = ({ question: { label, rows, value }, busy, onAnswer }: AnswerProps) => {
  const { t } = useFormWords()
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const finish = () => {
    const days = typed === '' ? null : Number(typed)
    if (days !== value) onAnswer(days)
  }
  return (
    <TextInput
      label={t('importing.ask', { label, n: rows })}
      inputMode="numeric"
      maxLength={4}
      disabled={busy}
      placeholder={t('importing.ownTerm')}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
      }}
    />
  )
}

export const Spoiling = ({ column, state }: { column: SpoilingColumn; state: ImportState }) => {
  const { t } = useFormWords()
  const { checked, match, busy } = state
  const { heading, rows, required } = column
  return (
    <div className={style.decision} role="alert">
      <p className={style.missing}>
        {t('importing.spoiling', { heading, n: rows, all: checked?.summary.total ?? rows })}
      </p>
      {!required && (
        <div>
          <Button disabled={busy} onClick={() => void match(heading, '')}>
            {t('importing.leaveOut', { heading })}
          </Button>
        </div>
      )}
    </div>
  )
}

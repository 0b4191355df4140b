import { useFormWords } from '#web/words/form-words.ts'
import style from './import.module.css'
import type { ImportAnswer } from './answer.ts'

/** `Tổng số dòng: … | Thêm mới: … | Cập nhật: … | Lỗi: …`, how many rows say nothing new, and how many have a note. */
export const Summary = ({ answer: { summary, notes } }: { answer: ImportAnswer }) => {
  const { t } = useFormWords()
  const { unchanged: same = 0, total, added, updated, failed } = summary
  const result = t('importing.result', { total, added, updated: updated - same, failed })
  const counted = same > 0 ? t('importing.resultSame', { result, same }) : result
  return (
    <p className={style.summary} role="status" data-bad={failed > 0 || undefined}>
      {notes.length > 0 ? t('importing.resultNotes', { result: counted, notes: notes.length }) : counted}
    </p>
  )
}

/** `title`: what the documents made with the records are called. */
export const ResultLine = ({ answer, title = '' }: { answer: ImportAnswer; title?: string | undefined }) => {
  const { t } = useFormWords()
  const { failures, notes, documents } = answer
  return (
    <div className={style.result}>
      <Summary answer={answer} />
      {documents.map(({ number, lines }) => (
        <p key={number}>{t('importing.carried', { title, number, n: lines })}</p>
      ))}
      {failures.length > 0 && <ToldRows rows={failures} heading={t('importing.problem')} isBad />}
      {notes.length > 0 && <ToldRows rows={notes} heading={t('importing.note')} />}
    </div>
  )
}

const ToldRows = ({ rows, heading, isBad }: { rows: ImportAnswer['notes']; heading: string; isBad?: boolean }) => {
  const { t } = useFormWords()
  return (
    <div className={style.scroll} tabIndex={0} role="region" aria-label={heading}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{t('importing.row')}</th>
            <th scope="col">{t('batch.number')}</th>
            <th scope="col">{heading}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one, index) => (
            <tr key={`${one.rowNumber} ${index}`} data-bad={isBad || undefined}>
              <td>{one.rowNumber}</td>
              <td>{one.number}</td>
              <td>{one.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

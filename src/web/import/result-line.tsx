import { useFormWords } from '#web/words/form-words.ts'
import style from './import.module.css'
import type { ImportAnswer } from './use-import.ts'

/** `Tổng số dòng: … | Thêm mới: … | Cập nhật: … | Lỗi: …` */
export const Summary = ({ answer }: { answer: ImportAnswer }) => {
  const { t } = useFormWords()
  return (
    <p className={style.summary} role="status" data-bad={answer.summary.failed > 0 || undefined}>
      {t('importing.result', answer.summary)}
    </p>
  )
}

export const ResultLine = ({ answer }: { answer: ImportAnswer }) => {
  const { t } = useFormWords()
  return (
    <div className={style.result}>
      <Summary answer={answer} />
      {answer.ListItem.length > 0 && (
        <div className={style.scroll}>
          <table className={style.table}>
            <thead>
              <tr>
                <th scope="col">{t('importing.row')}</th>
                <th scope="col">{t('batch.number')}</th>
                <th scope="col">{t('importing.problem')}</th>
              </tr>
            </thead>
            <tbody>
              {answer.ListItem.map((one) => (
                <tr key={one.rowNumber} data-bad>
                  <td>{one.rowNumber}</td>
                  <td>{one.NumberID}</td>
                  <td>{one.Description}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

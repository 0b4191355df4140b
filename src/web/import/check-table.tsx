/** Preview of an import: the first rows as they were read, with their problems. */
import { useMemo, useState } from 'react'
import { useFormWords } from '#web/words/form-words.ts'
import { Checkbox } from '#web/ui/fields/field.tsx'
import style from './import.module.css'
import { Summary } from './result-line.tsx'
import type { ImportAnswer } from './answer.ts'

const text = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value as string | number | boolean)

export const CheckTable = ({ answer, fileName }: { answer: ImportAnswer; fileName: string }) => {
  const { t } = useFormWords()
  const [only, setOnly] = useState<'bad' | 'noted' | null>(null)
  const rows = useMemo(() => answer.rows ?? [], [answer])
  const headings = useMemo(() => [...new Set(rows.flatMap((row) => Object.keys(row.cells)))], [rows])
  const problems = useMemo(() => new Map(answer.failures.map((one) => [one.rowNumber, one.description])), [answer])
  const notes = useMemo(() => new Map(answer.notes.map((one) => [one.rowNumber, one.description])), [answer])
  const read = new Set(rows.map((row) => row.rowNumber))
  const failed = answer.failures.filter((one) => !read.has(one.rowNumber))
  const noted = answer.notes.filter((one) => !read.has(one.rowNumber) && !problems.has(one.rowNumber))
  const beyond = [...(only === 'noted' ? [] : failed), ...(only === 'bad' ? [] : noted)].toSorted(
    (a, b) => a.rowNumber - b.rowNumber,
  )
  const chosen = only === 'bad' ? problems : only === 'noted' ? notes : null
  const shown = chosen ? rows.filter((row) => chosen.has(row.rowNumber)) : rows
  return (
    <div className={style.result}>
      <div className={style.summaryBar}>
        <Summary answer={answer} />
        <span className="grow faint">
          {t('importing.file', { name: fileName })}
          {answer.summary.total > rows.length ? ` · ${t('importing.shown', { n: rows.length })}` : ''}
        </span>
        {problems.size > 0 && (
          <Checkbox
            label={t('importing.onlyBad')}
            checked={only === 'bad'}
            onChange={(event) => setOnly(event.currentTarget.checked ? 'bad' : null)}
          />
        )}
        {notes.size > 0 && (
          <Checkbox
            label={t('importing.onlyNotes')}
            checked={only === 'noted'}
            onChange={(event) => setOnly(event.currentTarget.checked ? 'noted' : null)}
          />
        )}
      </div>
      <div className={style.scroll} tabIndex={0} role="region" aria-label={t('importing.check')}>
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col">{t('importing.row')}</th>
              <th scope="col">{t('importing.action')}</th>
              {problems.size > 0 && <th scope="col">{t('importing.problem')}</th>}
              {notes.size > 0 && <th scope="col">{t('importing.note')}</th>}
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              const problem = problems.get(row.rowNumber)
              return (
                <tr key={row.rowNumber} data-bad={problem !== undefined || undefined}>
                  <td>{row.rowNumber}</td>
                  <td>{t(`importing.does.${row.action}`)}</td>
                  {problems.size > 0 && <td className={style.reason}>{problem}</td>}
                  {notes.size > 0 && <td className={style.told}>{notes.get(row.rowNumber)}</td>}
                  {headings.map((heading) => (
                    <td key={heading} data-fault={row.faults.includes(heading) || undefined}>
                      {text(row.cells[heading])}
                    </td>
                  ))}
                </tr>
              )
            })}
            {beyond.map((one) => (
              <tr key={one.rowNumber} data-bad={problems.has(one.rowNumber) || undefined}>
                <td>{one.rowNumber}</td>
                <td>{problems.has(one.rowNumber) ? t('importing.does.fail') : ''}</td>
                {problems.size > 0 && <td className={style.reason}>{problems.get(one.rowNumber)}</td>}
                {notes.size > 0 && <td className={style.told}>{notes.get(one.rowNumber)}</td>}
                <td colSpan={Math.max(1, headings.length)}>{one.number}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

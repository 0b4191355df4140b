/** What is wrong with the text; a problem leads to its place. */
import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { TextProblem } from '../calls.ts'
import { useTemplateWords } from '../words.ts'
import style from './editor.module.css'

export const isError = ({ severity }: TextProblem): boolean => severity !== 'warning'

export const ProblemList = ({
  problems,
  onGo,
}: {
  problems: readonly TextProblem[]
  onGo: (problem: TextProblem) => void
}) => {
  const { w } = useTemplateWords()
  if (problems.length === 0) return null
  return (
    <section className={style.problems} aria-label={w('templates.problems')} aria-live="polite">
      <ul>
        {problems.map((one, index) => (
          <li key={index}>
            <button type="button" data-severity={one.severity ?? 'error'} onClick={() => onGo(one)}>
              {isError(one) ? (
                <CircleAlert size={14} aria-hidden="true" />
              ) : (
                <TriangleAlert size={14} aria-hidden="true" />
              )}
              <span>{w('templates.atLine', { line: one.line })}</span>
              {one.message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import style from '../form.module.css'
import { problemMarks } from '../draft/problems/problem-marks.ts'
import { useFormModel } from '../draft/store/model.ts'
import { useWatch } from '../../ui/base/use-watch.ts'
import { useFormWords } from '../../words/form-words.ts'

/** Problems of the lines as a whole are shown next to the lines. */
export const LinesProblem = () => {
  const { store } = useFormModel()
  const { label } = useFormWords()
  const problem = useWatch(store, (state) => problemMarks(state).head.find((mark) => mark.name === 'lines')?.placed)
  return (
    problem && (
      <p className={style.linesProblem} role="alert">
        {problem.text ??
          label(problem.problem.message, {
            ...problem.problem.values,
            label: label(problem.problem.values?.['label'] ?? ''),
          })}
      </p>
    )
  )
}

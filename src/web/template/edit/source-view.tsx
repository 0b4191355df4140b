/** The text of the form as it is written, with numbers of lines and the problems at theirs. */
import { useEffect, useMemo, useRef } from 'react'
import type { TextProblem } from '../calls.ts'
import { useTemplateWords } from '../words.ts'
import { ANYWHERE } from './caret.ts'
import style from './editor.module.css'

interface SourceViewProps {
  text: string
  readOnly: boolean
  problems: readonly TextProblem[]
  /** The place to show, and how often it was asked for. */
  go: { line: number; asked: number } | null
  onChange: (text: string) => void
}

const startOf = (text: string, line: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length + (line > 1 ? 1 : 0)

export const SourceView = ({ text, readOnly, problems, go, onChange }: SourceViewProps) => {
  const { w } = useTemplateWords()
  const box = useRef<HTMLTextAreaElement>(null)
  const gutter = useRef<HTMLDivElement>(null)
  const count = text.split('\n').length
  const byLine = useMemo(() => Map.groupBy(problems, ({ line }) => line), [problems])
  const follow = () => {
    if (gutter.current && box.current) gutter.current.scrollTop = box.current.scrollTop
  }
  useEffect(() => {
    const element = box.current
    if (!go || !element) return
    const from = startOf(element.value, go.line)
    const end = element.value.indexOf('\n', from)
    element.focus()
    element.setSelectionRange(from, end < 0 ? element.value.length : end)
    element.scrollTop = Math.max(0, (go.line - 4) * Number.parseFloat(getComputedStyle(element).lineHeight))
  }, [go])
  return (
    <div className={style.source}>
      <div ref={gutter} className={style.gutter} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => {
          const here = byLine.get(index + 1)
          return (
            <div
              key={index}
              data-severity={here && (here.some(({ severity }) => severity !== 'warning') ? 'error' : 'warning')}
              data-tip={here?.map(({ message }) => message).join('\n')}
            >
              {index + 1}
            </div>
          )
        })}
      </div>
      <textarea
        ref={box}
        aria-label={w('templates.source')}
        aria-invalid={problems.some(({ severity }) => severity !== 'warning') || undefined}
        value={text}
        readOnly={readOnly}
        data-takes-tokens={readOnly ? undefined : ANYWHERE}
        spellCheck={false}
        wrap="off"
        autoComplete="off"
        onScroll={follow}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
    </div>
  )
}

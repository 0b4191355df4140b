/** The consequences of one document as a list of sentences, with links to the documents they speak of. */
import type { ConsequenceAnswer } from './consequences.ts'
import { foreignDecimalsOf } from '#model/table.ts'
import { type GridRow, sumText, useCellFormat } from '#web/grid/cell.tsx'
import { classNames } from '#web/ui/base/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { useWords } from '#web/words/words.ts'
import { sentencesOf } from './consequences.ts'
import style from './removal.module.css'

/** Amounts as text, in the currency of a row of a list if that is another. */
export const useMoney = (row: GridRow = {}) => {
  const format = useCellFormat()
  const { currencyCode } = row
  return (amount: number) =>
    typeof currencyCode === 'string'
      ? `${sumText('money', amount, format, foreignDecimalsOf(row))} ${currencyCode}`
      : sumText('money', amount, format)
}

interface ToldProps {
  one: ConsequenceAnswer
  /** Closes the dialog when a link is followed; without it links open beside what is being typed. */
  onLeave?: () => void
}

export const Told = ({ one, onLeave }: ToldProps) => {
  const words = useWords()
  const money = useMoney()
  const link = (href: string, text: string) =>
    onLeave ? (
      <Link to={href} onClick={onLeave}>
        {text}
      </Link>
    ) : (
      <a href={href} target="_blank" rel="noreferrer">
        {text}
      </a>
    )
  return (
    <ul className={style.consequences}>
      {sentencesOf(one, words, money).map(({ text, href, tone }) => (
        <li key={text} className={classNames(style[tone])}>
          {href ? link(href, text) : text}
        </li>
      ))}
    </ul>
  )
}

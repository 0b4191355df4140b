/** Rows of a text and a count, each a link to what is counted. */
import { Link } from './link.tsx'
import { Badge } from './parts.tsx'
import style from './waiting-rows.module.css'

export interface WaitingRow {
  key: string
  text: string
  count: number
  to: string
  isLate?: boolean
  /** What is said of a row that was not seen before. */
  fresh?: string
}

export const WaitingRows = ({ rows, onGo }: { rows: readonly WaitingRow[]; onGo?: () => void }) => (
  <ul className={style.rows}>
    {rows.map(({ key, text, count, to, isLate, fresh }) => (
      <li key={key}>
        <Link to={to} className={style.row} data-fresh={fresh !== undefined || undefined} onClick={onGo}>
          <span>
            {text}
            {fresh !== undefined && <small className={style.fresh}> {fresh}</small>}
          </span>
          <Badge tone={isLate ? 'bad' : undefined}>{count}</Badge>
        </Link>
      </li>
    ))}
  </ul>
)

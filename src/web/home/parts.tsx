/** Components of the home page. */
import type { ReactNode } from 'react'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/parts.tsx'
import type { TilesLayout } from './roles.ts'
import style from './home.module.css'

/** A link, or plain text when there is no address. */
export const OptionalLink = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? (
    <Link to={to} className={style.valueLink}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  )

/** What of a tile is bad, while the rest of its notes only says more. */
export const WarningLink = ({ to, children }: { to: string | undefined; children: ReactNode }) => (
  <OptionalLink to={to}>
    <span className={style.warned}>{children}</span>
  </OptionalLink>
)

export interface TileContent {
  name: string
  /** Whose the figure is, where that differs. */
  whose?: string | null
  /** The day it is told of, where that is not today. */
  asOf?: string | null
  isWaiting?: boolean
  value: ReactNode
  to: string | undefined
  note?: ReactNode
  tone?: 'bad' | undefined
}
export const Tile = ({ name, whose, asOf, isWaiting, value, to, note, tone }: TileContent) => (
  <section className={style.tile} aria-label={name} aria-busy={isWaiting || undefined}>
    <div className="note medium">
      {name}
      {whose && ` · ${whose}`}
      {asOf && ` · ${asOf}`}
    </div>
    <div className={style.tileValue}>
      <OptionalLink to={to}>{value}</OptionalLink>
    </div>
    <div className={style.tileNote} data-tone={tone}>
      {note}
    </div>
  </section>
)

export const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={style.card} aria-label={title}>
    <h2 className={style.cardTitle}>{title}</h2>
    {children}
  </section>
)

export interface RankedRow {
  id: string
  name: string
  value: ReactNode
  note?: string
  to: string | undefined
}
export const Ranking = ({ rows }: { rows: readonly RankedRow[] }) => (
  <ol className={style.ranking}>
    {rows.map((row, index) => (
      <li key={row.id} className={style.rankedItem}>
        <span className="faint figures">{index + 1}</span>
        <span className={style.rankName} title={row.name}>
          <OptionalLink to={row.to}>{row.name}</OptionalLink>
          {row.note && <span className={style.rankNote}>{row.note}</span>}
        </span>
        <span className="bold figures text-end">{row.value}</span>
      </li>
    ))}
  </ol>
)

interface SkeletonsProps {
  tiles: number
  /** That of the tiles to come. */
  layout?: TilesLayout
  cards?: readonly number[]
}
/** Placeholders of about the size of tiles and cards, so that the layout does not jump. */
export const Skeletons = ({ tiles, layout, cards = [240, 160] }: SkeletonsProps) => (
  <div aria-hidden="true" className={style.figures}>
    <div className={style.tiles} {...layout}>
      {Array.from({ length: tiles }, (_, index) => (
        <div key={index} className={style.tile}>
          <Skeleton width="60%" />
          <div className={style.tileValue}>
            <Skeleton height={20} />
          </div>
          <div className={style.tileNote} />
        </div>
      ))}
    </div>
    <div className={style.columns}>
      {cards.map((height) => (
        <div key={height} className={style.card}>
          <Skeleton height={height} />
        </div>
      ))}
    </div>
  </div>
)

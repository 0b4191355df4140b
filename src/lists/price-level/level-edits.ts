/**
 * What was typed into the rows of a level. Only a page of them is there at a time, so changed rows are kept apart from
 * the stored ones, and a save sends only these.
 */
import { rules } from './rules.ts'

/** A row as the grid edits it. */
export type LevelRow = { lineId: string | null } & { readonly [name: string]: unknown }

export interface LevelEdits {
  changed: ReadonlyMap<string, LevelRow>
  removed: ReadonlySet<string>
  /** Rows that are not stored; they stand behind those of every page. */
  added: readonly LevelRow[]
}
export const noEdits: LevelEdits = { changed: new Map(), removed: new Set(), added: [] }

export const countOf = ({ changed, removed, added }: LevelEdits): number => changed.size + removed.size + added.length

/** The rows of a page with what was typed into them. */
export const shownRows = (page: readonly LevelRow[], { changed, removed, added }: LevelEdits): LevelRow[] => [
  ...page.filter(({ lineId }) => !removed.has(lineId!)).map((row) => changed.get(row.lineId!) ?? row),
  ...added,
]

const typed = ['product', 'unit', ...rules]
const isSame = (a: LevelRow, b: LevelRow): boolean => typed.every((name) => (a[name] ?? null) === (b[name] ?? null))

/** The edits after the rows of a page became these. */
export const editsAfter = (page: readonly LevelRow[], before: LevelEdits, rows: readonly LevelRow[]): LevelEdits => {
  const changed = new Map(before.changed)
  const removed = new Set(before.removed)
  const now = new Map(rows.map((row) => [row.lineId, row]))
  for (const stored of page) {
    const row = now.get(stored.lineId)
    changed.delete(stored.lineId!)
    removed.delete(stored.lineId!)
    if (!row) removed.add(stored.lineId!)
    else if (!isSame(stored, row)) changed.set(stored.lineId!, row)
  }
  return { changed, removed, added: rows.filter(({ lineId }) => lineId === null) }
}

/** The rows a save sends. */
export const sentRows = ({ changed, added }: LevelEdits): LevelRow[] => [...changed.values(), ...added]

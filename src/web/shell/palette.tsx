/** Ctrl+K: pages, actions, documents by number, partners, goods; recent entries first. */
import { CornerDownLeft, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRights } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { Kbd, Spinner } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { type Action, actionsFor, useHelpPages, usePages } from './palette-pages.ts'
import { ranked } from './palette-rank.ts'
import { type FoundAction, type FoundEntry, readRecent, storeRecent, useFoundRecords } from './palette-search.ts'
import style from './shell.module.css'

const MOST = 40

/** Recent entries first, limited to those the user may still see. */
const useRows = (
  typed: string,
): { rows: readonly (FoundEntry | FoundAction | Action)[]; busy: boolean; problem: string } => {
  const words = useWords()
  const { may } = useRights()
  const pages = usePages()
  const help = useHelpPages()
  const records = useFoundRecords(typed)
  const isOpen = ({ right, path }: FoundEntry): boolean =>
    right === undefined ? pages.some((page) => page.path === path) : right === null || may(right, 'R')
  const recent = readRecent().filter(isOpen)
  const rows = typed.trim()
    ? [...ranked([...pages, ...actionsFor(words), ...help], typed), ...records.rows]
    : [...recent, ...pages.filter(({ path }) => !recent.some((one) => one.path === path))]
  return { rows: rows.slice(0, MOST), busy: records.busy, problem: records.problem }
}

export const Palette = ({ onClose }: { onClose: () => void }) => {
  const { t } = useWords()
  const phone = usePhone()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { rows, busy, problem } = useRows(typed)
  const active = Math.min(at, rows.length - 1)
  const open = (row: FoundEntry | FoundAction | Action | undefined) => {
    if (!row) return
    onClose()
    if ('run' in row) {
      row.run()
      return
    }
    if ('to' in row) {
      void navigate(row.to, row.options)
      return
    }
    storeRecent(row)
    void navigate(row.path)
  }
  const keys = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && rows.length > 0) {
      event.preventDefault()
      setAt((active + step + rows.length) % rows.length)
      document
        .getElementById(`${id}-${(active + step + rows.length) % rows.length}`)
        ?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter') {
      // Opening closes the palette before the shortcuts of the page are looked up: Ctrl+Enter would run one.
      event.preventDefault()
      open(rows[active])
    }
  }
  return (
    <Modal opened plain hideTitle full={phone} title={t('palette.title')} width={620} onClose={onClose}>
      <div className={style.palette}>
        <div className={style.paletteInput}>
          {busy ? <Spinner /> : <Search size={18} aria-hidden="true" />}
          <input
            data-autofocus
            role="combobox"
            aria-expanded="true"
            aria-controls={id}
            aria-activedescendant={rows[active] ? `${id}-${active}` : undefined}
            aria-label={t('palette.title')}
            autoComplete="off"
            placeholder={t('palette.hint')}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setAt(0)
            }}
            onKeyDown={keys}
          />
          <Kbd>Esc</Kbd>
        </div>
        <div role="status" className="hidden-visually">
          {typed.trim() && !busy ? problem || t('palette.count', { n: rows.length }) : ''}
        </div>
        <div id={id} role="listbox" aria-label={t('palette.title')} className={style.paletteList}>
          {(rows.length === 0 || problem) && (
            <div className={style.paletteGroup} role="option" aria-selected="false" aria-disabled="true">
              {busy ? t('web.loading') : problem || t('web.noMatch')}
            </div>
          )}
          {rows.map((row, index) => (
            <Row
              key={`${row.kind}${'path' in row ? row.path : 'to' in row ? row.to : ''}${row.text}`}
              id={`${id}-${index}`}
              row={row}
              active={index === active}
              onPoint={() => setAt(index)}
              onOpen={() => open(row)}
            />
          ))}
        </div>
      </div>
    </Modal>
  )
}

const Row = ({
  id,
  row,
  active,
  onPoint,
  onOpen,
}: {
  id: string
  row: FoundEntry | FoundAction | Action
  active: boolean
  onPoint: () => void
  onOpen: () => void
}) => (
  <div id={id} role="option" aria-selected={active} className={style.paletteRow} onMouseMove={onPoint} onClick={onOpen}>
    <span className={style.paletteKind}>{row.kind}</span>
    <span className="fill ellipsis">{row.text}</span>
    <span className={style.paletteNote}>{row.note}</span>
    {active && <CornerDownLeft size={14} aria-hidden="true" />}
  </div>
)

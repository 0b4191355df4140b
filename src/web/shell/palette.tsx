/** Ctrl+K: pages, actions, documents by number, partners, goods; what was opened lately comes first. */
import { CornerDownLeft, Search } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { initials, searchWords, searchText } from '#kernel/fold.ts'
import { useRights } from '#web/session/profile.ts'
import { useWords } from '#web/session/words.ts'
import { Kbd, Spinner } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { mayCreate } from './areas.ts'
import { type Found, readRecent, remember, useFoundRecords } from './palette-search.ts'
import style from './shell.module.css'
import { quickEntries, useMenu } from './use-menu.ts'

const MOST = 40

const usePages = (): readonly Found[] => {
  const words = useWords()
  const areas = useMenu()
  const { rights } = useRights()
  return useMemo(() => {
    const { t, label } = words
    const creating = quickEntries
      .filter((entry) => mayCreate(rights, entry) && !entry.path.endsWith('/list'))
      .map((entry): Found => ({
        kind: t('palette.create'),
        text: t('title.create', { entry: label(entry.label).toLowerCase() }),
        note: label(`quick.${entry.group}`),
        path: entry.path,
      }))
    const going = areas.flatMap((area) =>
      area.entries
        .flatMap((entry) => entry.pages ?? [entry])
        .map((entry): Found => ({
          kind: t('palette.go'),
          text: label(entry.label),
          note: label(`area.${area.id}`),
          path: entry.path,
        })),
    )
    return [...creating, ...going]
  }, [words, areas, rights])
}

const matching = (all: readonly Found[], typed: string): readonly Found[] => {
  const wanted = searchWords(typed)
  return all.filter(({ text, note }) => {
    const hay = `${searchText([text, note])} ${initials(text)}`
    return wanted.every((word) => hay.includes(word))
  })
}

export const Palette = ({ onClose }: { onClose: () => void }) => {
  const { t } = useWords()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const pages = usePages()
  const records = useFoundRecords(typed)
  const rows = (typed.trim() ? [...matching(pages, typed), ...records.rows] : [...readRecent(), ...pages]).slice(
    0,
    MOST,
  )
  const active = Math.min(at, rows.length - 1)
  const open = (row: Found | undefined) => {
    if (!row) return
    remember(row)
    onClose()
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
    if (event.key === 'Enter') open(rows[active])
  }
  return (
    <Modal opened plain hideTitle title={t('palette.title')} width={620} onClose={onClose}>
      <div className={style.palette}>
        <div className={style.paletteInput}>
          {records.busy ? <Spinner /> : <Search size={18} aria-hidden="true" />}
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
        <div id={id} role="listbox" aria-label={t('palette.title')} className={style.paletteList}>
          {rows.length === 0 && (
            <div className={style.paletteGroup} role="option" aria-selected="false" aria-disabled="true">
              {t('web.noMatch')}
            </div>
          )}
          {rows.map((row, index) => (
            <Row
              key={`${row.kind}${row.path}${row.text}`}
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
  row: Found
  active: boolean
  onPoint: () => void
  onOpen: () => void
}) => (
  <div id={id} role="option" aria-selected={active} className={style.paletteRow} onMouseMove={onPoint} onClick={onOpen}>
    <span className={style.paletteKind}>{row.kind}</span>
    <span className={style.paletteText}>{row.text}</span>
    <span className={style.paletteNote}>{row.note}</span>
    {active && <CornerDownLeft size={14} aria-hidden="true" />}
  </div>
)

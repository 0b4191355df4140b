/**
 * Everything that can be created, by area; entries without right are greyed out and lead to /noaccess (contract system
 * §10.5).
 */
import { Lock, Plus } from 'lucide-react'
import { Stack } from '#web/ui/layout.tsx'
import { Link } from '#web/ui/link.tsx'
import { useRights } from '#web/data/profile.ts'
import { needsText } from '#web/words/right-text.ts'
import { oneOf, useWords } from '#web/words/words.ts'
import { Kbd } from '#web/ui/button.tsx'
import type { RefusedPage } from '../menu/page-handle.ts'
import { mayCreate, type QuickEntry, type QuickGroup } from '../menu/areas.ts'
import { firstKeyPath } from './quick-create.tsx'
import style from './shell.module.css'
import { quickEntries, rareEntries } from '../menu/use-menu.ts'

const columns: readonly (readonly QuickGroup[])[] = [['sales'], ['purchase'], ['stock'], ['pay', 'invoice']]

interface QuickCreateProps {
  onGo: () => void
  /** Entries without right are left out. */
  allowedOnly?: boolean
  /** With the documents that are made less often, for a phone, which has no other way to them from every page. */
  hasAll?: boolean
}
export const QuickCreateList = ({ onGo, allowedOnly = false, hasAll = false }: QuickCreateProps) => {
  const { label } = useWords()
  const { rights } = useRights()
  const offered = hasAll ? [...quickEntries, ...rareEntries] : quickEntries
  const shown = offered.filter((entry) => !allowedOnly || mayCreate(rights, entry))
  return (
    <div className={style.quick}>
      {columns
        .filter((groups) => shown.some((entry) => groups.includes(entry.group)))
        .map((groups) => (
          <Stack key={groups[0]} gap={16} className="can-narrow">
            {groups.map((group) => {
              const entries = shown.filter((entry) => entry.group === group)
              return (
                entries.length > 0 && (
                  <div key={group} role="group" aria-label={label(`quick.${group}`)}>
                    <div className={style.quickTitle}>{label(`quick.${group}`)}</div>
                    {entries.map((entry) => (
                      <QuickLink key={entry.path + entry.label} entry={entry} onGo={onGo} />
                    ))}
                  </div>
                )
              )
            })}
          </Stack>
        ))}
    </div>
  )
}

const QuickLink = ({ entry, onGo }: { entry: QuickEntry; onGo: () => void }) => {
  const words = useWords()
  const { t, label } = words
  const { rights } = useRights()
  const allowed = mayCreate(rights, entry)
  const reason = allowed || !entry.right ? undefined : needsText(label, [entry.right, 'A'])
  return (
    <Link
      className={style.quickEntry}
      to={allowed ? entry.path : '/noaccess'}
      {...(!allowed &&
        entry.right && {
          state: { page: oneOf(words, label(entry.label)), needs: [[entry.right, 'A']] } satisfies RefusedPage,
        })}
      onClick={onGo}
      data-locked={!allowed || undefined}
      data-tip={reason}
    >
      {allowed ? <Plus size={16} aria-hidden="true" /> : <Lock size={14} aria-hidden="true" />}
      <span>
        {oneOf(words, label(entry.label))}
        {!allowed && <span className="hidden-visually"> ({reason ?? t('shell.locked')})</span>}
      </span>
      {entry.path === firstKeyPath && <Kbd>F1</Kbd>}
    </Link>
  )
}

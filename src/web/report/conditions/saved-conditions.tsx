/** Saved conditions of a report as tabs, and the menu that keeps, renames and removes them. */
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { FunctionId } from '#model/right.ts'
import { useRights } from '#web/data/profile.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { IconButton } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { Menu, MenuDivider, MenuItem } from '#web/ui/floating/menu.tsx'
import { Tabs } from '#web/ui/parts.tsx'
import style from '../reading.module.css'
import { INITIAL } from '../data/saved-tab.ts'
import type { SavedConditions } from './use-saved-conditions.ts'

const NameDialog = lazy(async () => ({ default: (await import('#web/list/views/name-dialog.tsx')).NameDialog }))

export const SavedTabs = ({ saved, onOpen }: { saved: SavedConditions; onOpen: (tab: string) => void }) => {
  const { t } = useFormWords()
  if (saved.all.length === 0) return null
  const tabs = saved.all.map(({ id, label }) => ({
    id,
    label:
      saved.isChanged && id === saved.current?.id ? (
        <>
          {label}
          <span className={style.changedDot} role="img" aria-label={t('reports.changed')} />
        </>
      ) : (
        label
      ),
  }))
  return (
    <div className={style.savedTabs}>
      <Tabs
        label={t('reports.savedConditions')}
        tabs={[{ id: INITIAL, label: t('reports.standardConditions') }, ...tabs]}
        value={saved.tab}
        onChange={onOpen}
      />
    </div>
  )
}

export interface SavedMenuProps {
  saved: SavedConditions
  /** The function of the report. */
  right: FunctionId
}
export const SavedMenu = ({ saved, right }: SavedMenuProps) => {
  const { t } = useFormWords()
  const { may } = useRights()
  const { isChanged } = saved
  // What is there for everybody is changed by who may change it.
  const current = saved.current?.saved?.forAll && !may(right, 'U') ? undefined : saved.current
  const [asking, setAsking] = useState<'new' | 'name' | null>(null)
  const remove = async (name: string) => {
    if (await confirm({ title: t('reports.removeConditions', { name }), message: '', danger: true }))
      await saved.remove()
  }
  return (
    <>
      <Menu
        label={t('reports.savedConditions')}
        target={<IconButton label={t('reports.savedConditions')} icon={<Bookmark size={16} />} />}
      >
        {current && isChanged && (
          <MenuItem onSelect={() => void saved.keep({ id: current.id, name: current.label })}>
            {t('reports.keepOver', { name: current.label })}
          </MenuItem>
        )}
        <MenuItem onSelect={() => setAsking('new')}>{t('reports.keepConditions')}</MenuItem>
        {current && (
          <>
            <MenuDivider />
            <MenuItem onSelect={() => setAsking('name')}>
              {t('reports.renameConditions', { name: current.label })}
            </MenuItem>
            <MenuItem danger onSelect={() => void remove(current.label)}>
              {t('reports.removeConditions', { name: current.label })}
            </MenuItem>
          </>
        )}
      </Menu>
      {asking && (
        <Suspense>
          <NameDialog
            title={
              asking === 'name' && current
                ? t('reports.renameConditions', { name: current.label })
                : t('reports.keepConditions')
            }
            label={t('reports.conditionsName')}
            name={asking === 'name' ? (current?.label ?? '') : ''}
            onSave={(name) => (asking === 'name' ? saved.rename(name) : saved.keep({ id: null, name }))}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </>
  )
}

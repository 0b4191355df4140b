/** The menu of a form: the same on its card and on its page. */
import { Copy, FileDown, Ellipsis, Power, RotateCcw, Star, Store, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useLackedRight } from '#web/data/lacked-right.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuDivider, MenuItem } from '#web/ui/floating/menu.tsx'
import type { TemplateRow } from './calls.ts'
import { newPath } from './kinds.ts'
import type { TemplateActions } from './use-actions.ts'
import { useTemplateWords } from './words.ts'

interface ActionMenuProps {
  row: Pick<TemplateRow, 'id' | 'name' | 'code' | 'xType' | 'delivered' | 'changed' | 'isDefault' | 'active'>
  actions: TemplateActions
  onRestored?: () => void
  onRemoved?: () => void
}

export const ActionMenu = ({ row, actions, onRestored, onRemoved }: ActionMenuProps) => {
  const { w } = useTemplateWords()
  const navigate = useNavigate()
  const lacked = useLackedRight()
  const [noUpdate, noAdd, noDelete] = (['U', 'A', 'D'] as const).map((flag) => lacked('PrintTemplate', flag))
  const name = w('templates.actionsOf', { name: row.name })
  const restore = async () => {
    if (await actions.restore(row)) onRestored?.()
  }
  const remove = async () => {
    if (await actions.remove(row)) onRemoved?.()
  }
  return (
    <Menu label={name} target={<Button aria-label={name} data-tip={name} icon={<Ellipsis size={16} />} />}>
      <MenuItem
        icon={<Star size={16} />}
        reason={noUpdate}
        disabled={noUpdate === undefined && (row.isDefault || !row.active)}
        onSelect={() => void actions.makeDefault(row)}
      >
        {w('templates.makeDefault')}
      </MenuItem>
      <MenuItem
        icon={<Store size={16} />}
        reason={noUpdate}
        disabled={noUpdate === undefined && !row.active}
        onSelect={() => void actions.chooseStores(row)}
      >
        {w('templates.defaultForStores')}
      </MenuItem>
      <MenuItem icon={<Copy size={16} />} reason={noAdd} onSelect={() => void navigate(newPath(row.xType, row.id))}>
        {w('templates.duplicate')}
      </MenuItem>
      <MenuItem icon={<Power size={16} />} reason={noUpdate} onSelect={() => void actions.setActive(row, !row.active)}>
        {row.active ? w('templates.deactivate') : w('templates.activate')}
      </MenuItem>
      <MenuItem icon={<FileDown size={16} />} onSelect={() => void actions.exportForm(row)}>
        {w('templates.export')}
      </MenuItem>
      <MenuDivider />
      {row.delivered ? (
        <MenuItem
          icon={<RotateCcw size={16} />}
          reason={noUpdate}
          disabled={noUpdate === undefined && !row.changed}
          onSelect={() => void restore()}
        >
          {w('templates.restore')}
        </MenuItem>
      ) : (
        <MenuItem icon={<Trash2 size={16} />} danger reason={noDelete} onSelect={() => void remove()}>
          {w('templates.delete')}
        </MenuItem>
      )}
    </Menu>
  )
}

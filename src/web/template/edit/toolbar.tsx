/** The buttons above the text. */
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  ArrowDown,
  ArrowUp,
  Bold,
  Copy,
  Italic,
  Redo,
  Trash2,
  Underline,
  Undo,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { attributeOf, changeAt, isTag, partAt, withAttribute } from '#output/editing/tree.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Segments } from '#web/ui/fields/field.tsx'
import { useTemplateWords } from '../words.ts'
import { useBlockActions } from './block-actions.ts'
import { useEditor } from './editor-context.ts'
import style from './editor.module.css'

export type View = 'blocks' | 'source'
interface ToolbarProps {
  view: View
  onView: (view: View) => void
  onUndo: (() => void) | undefined
  onRedo: (() => void) | undefined
}

export const Toolbar = ({ view, onView, onUndo, onRedo }: ToolbarProps) => {
  const { w } = useTemplateWords()
  return (
    <div className={style.toolbar} role="toolbar" aria-label={w('templates.tools')}>
      <Segments
        label={w('templates.view')}
        options={[
          { value: 'blocks', label: w('templates.view.blocks') },
          { value: 'source', label: w('templates.view.source') },
        ]}
        value={view}
        onChange={onView}
      />
      <Tools>
        <IconButton
          label={w('templates.undo')}
          shortcut="Ctrl Z"
          icon={<Undo size={16} />}
          disabled={!onUndo}
          onClick={onUndo}
        />
        <IconButton
          label={w('templates.redo')}
          shortcut="Ctrl Y"
          icon={<Redo size={16} />}
          disabled={!onRedo}
          onClick={onRedo}
        />
      </Tools>
      {view === 'blocks' && <BlockTools />}
    </div>
  )
}
const Tools = ({ children }: { children: ReactNode }) => <span className="flex gap-2">{children}</span>

const emphases = [
  { name: 'bold', icon: <Bold size={16} />, shortcut: 'Ctrl B' },
  { name: 'italic', icon: <Italic size={16} />, shortcut: 'Ctrl I' },
  { name: 'underline', icon: <Underline size={16} />, shortcut: 'Ctrl U' },
] as const
const alignments = [
  { name: 'left', icon: <AlignLeft size={16} /> },
  { name: 'center', icon: <AlignCenter size={16} /> },
  { name: 'right', icon: <AlignRight size={16} /> },
] as const

const BlockTools = () => {
  const { w } = useTemplateWords()
  const { tree, selected, readOnly, apply } = useEditor()
  const { up, down, double, remove } = useBlockActions(selected)
  const part = selected ? partAt(tree, selected) : undefined
  const align = isTag(part) ? attributeOf(part, 'align') : undefined
  const put = (name: string) =>
    selected &&
    apply((now) => changeAt(now, selected, (own) => withAttribute(own, 'align', align === name ? undefined : name)))
  return (
    <>
      <Tools>
        {emphases.map(({ name, ...look }) => (
          <IconButton
            key={name}
            label={w(`templates.${name}`)}
            disabled={readOnly}
            {...look}
            // The selected text stays selected.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => document.execCommand(name)}
          />
        ))}
      </Tools>
      <Tools>
        {alignments.map(({ name, icon }) => (
          <IconButton
            key={name}
            label={w(`templates.align.${name}`)}
            icon={icon}
            pressed={align === name}
            disabled={readOnly || !isTag(part)}
            onClick={() => put(name)}
          />
        ))}
      </Tools>
      <Tools>
        <IconButton label={w('templates.up')} icon={<ArrowUp size={16} />} disabled={!up} onClick={up} />
        <IconButton label={w('templates.down')} icon={<ArrowDown size={16} />} disabled={!down} onClick={down} />
        <IconButton label={w('templates.double')} icon={<Copy size={16} />} disabled={!double} onClick={double} />
        <IconButton label={w('templates.remove')} icon={<Trash2 size={16} />} disabled={!remove} onClick={remove} />
      </Tools>
    </>
  )
}

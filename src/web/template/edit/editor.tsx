/** A print form while it is edited: what can be inserted, its text, its print. */
import { useEffect, useState } from 'react'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { Tabs } from '#web/ui/parts.tsx'
import { useNarrow } from '#web/ui/base/viewport.ts'
import type { TemplateRecord, TextProblem, TokenMenu } from '../calls.ts'
import { useTemplateWords } from '../words.ts'
import { Blocks } from './blocks.tsx'
import { followCaret } from './caret.ts'
import { paperOf, type TemplateDraft } from './draft.ts'
import { DropMark } from './drop-mark.tsx'
import { EditorContext, useEditor, type Editor as EditorState } from './editor-context.ts'
import style from './editor.module.css'
import { redo, undo, type History } from './history.ts'
import { Palette } from './palette.tsx'
import { Preview } from './preview.tsx'
import { ProblemList } from './problem-list.tsx'
import { Properties } from './properties.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { SourceView } from './source-view.tsx'
import { Toolbar, type View } from './toolbar.tsx'
import { useBlockDrop } from './use-block-drop.ts'
import { blockAt, useTree } from './use-tree.ts'

export interface EditorProps {
  record: TemplateRecord
  menu: TokenMenu
  history: History<TemplateDraft>
  onHistory: (make: (history: History<TemplateDraft>) => History<TemplateDraft>) => void
  onChange: (change: Partial<TemplateDraft>, step: string) => void
  problems: readonly TextProblem[]
  errors: Readonly<Record<string, string>>
  readOnly: boolean
}

type Pane = 'insert' | 'text' | 'preview'
type Side = 'insert' | 'properties' | 'settings'

export const Editor = (props: EditorProps) => {
  const { record, menu, history, onHistory, onChange, problems, readOnly } = props
  const { w } = useTemplateWords()
  const narrow = useNarrow()
  const [pane, setPane] = useState<Pane>('text')
  const draft = history.now
  const editor = useTree({
    text: draft.content,
    menu,
    readOnly,
    problems,
    onText: (content, step) => onChange({ content }, step),
  })
  useEffect(followCaret, [])
  const onUndo = history.past.length > 0 && !readOnly ? () => onHistory(undo) : undefined
  const onRedo = history.future.length > 0 && !readOnly ? () => onHistory(redo) : undefined
  useHotkeys({
    'ctrl+z': () => onUndo?.(),
    'ctrl+y': () => onRedo?.(),
    'ctrl+shift+z': () => onRedo?.(),
  })
  const shows = (one: Pane): boolean => !narrow || pane === one
  return (
    <div className={style.editor} data-narrow={narrow || undefined}>
      {narrow && (
        <Tabs
          label={w('templates.panes')}
          tabs={(['insert', 'text', 'preview'] as const).map((id) => ({ id, label: w(`templates.pane.${id}`) }))}
          value={pane}
          onChange={(id) => setPane(id as Pane)}
        />
      )}
      <div className={style.panes}>
        <div className={style.pane} hidden={!shows('insert')}>
          <SidePane {...props} editor={editor} />
        </div>
        <div className={style.pane} hidden={!shows('text')}>
          <TextPane {...props} editor={editor} onUndo={onUndo} onRedo={onRedo} />
        </div>
        {shows('preview') && (
          <div className={style.pane}>
            <Preview
              isReadable={editor !== null}
              text={{ content: draft.content, code: record.base || record.code, ...paperOf(draft) }}
              xType={record.xType}
            />
          </div>
        )}
      </div>
    </div>
  )
}

const SidePane = ({ editor, ...props }: EditorProps & { editor: EditorState | null }) => {
  const { w } = useTemplateWords()
  const [side, setSide] = useState<Side>('insert')
  const { history, record, readOnly, errors, onChange } = props
  return (
    <>
      <Tabs
        label={w('templates.side')}
        tabs={(['insert', 'properties', 'settings'] as const).map((id) => ({ id, label: w(`templates.side.${id}`) }))}
        value={side}
        onChange={(id) => setSide(id as Side)}
      />
      <div className="pad-12 fill-down scroll">
        {side === 'settings' ? (
          <SettingsPanel
            draft={history.now}
            isDelivered={record.delivered}
            readOnly={readOnly}
            errors={errors}
            onChange={onChange}
          />
        ) : editor ? (
          <EditorContext value={editor}>{side === 'insert' ? <Palette /> : <Properties />}</EditorContext>
        ) : (
          <p className="muted">{w('templates.unreadable')}</p>
        )}
      </div>
    </>
  )
}

const BlockSheet = () => {
  const { w } = useTemplateWords()
  const { tree } = useEditor()
  return (
    <div className={style.sheet} {...useBlockDrop()}>
      <Blocks parent={tree} path={[]} each={undefined} />
      {tree.children.length === 0 && <p className="muted">{w('templates.emptyText')}</p>}
      <DropMark />
    </div>
  )
}

interface TextPaneProps extends EditorProps {
  editor: EditorState | null
  onUndo: (() => void) | undefined
  onRedo: (() => void) | undefined
}
const TextPane = ({ editor, history, problems, readOnly, onChange, onUndo, onRedo }: TextPaneProps) => {
  const { w } = useTemplateWords()
  const [view, setView] = useState<View>('blocks')
  const [go, setGo] = useState<{ line: number; asked: number } | null>(null)
  const { content } = history.now
  // What cannot be read as blocks is mended in its text.
  const shown = editor ? view : 'source'
  const goTo = (problem: TextProblem) => {
    if (shown === 'source' || !editor) setGo((before) => ({ line: problem.line, asked: (before?.asked ?? 0) + 1 }))
    else {
      const path = blockAt(editor.tree, content, problem)
      editor.select(path)
      document.querySelector<HTMLElement>(`[data-grip="${path.join('.')}"]`)?.focus()
    }
  }
  return (
    <>
      {editor ? (
        <EditorContext value={editor}>
          <Toolbar view={shown} onView={setView} onUndo={onUndo} onRedo={onRedo} />
        </EditorContext>
      ) : (
        <p className="pad-8-12 warn on-warn" role="status">
          {w('templates.unreadable')}
        </p>
      )}
      {shown === 'blocks' && editor ? (
        <div className={style.sheetScroll}>
          <EditorContext value={editor}>
            <BlockSheet />
          </EditorContext>
        </div>
      ) : (
        <SourceView
          text={content}
          readOnly={readOnly}
          problems={problems}
          go={go}
          onChange={(text) => onChange({ content: text }, `source ${text.split(/\s/).length}`)}
        />
      )}
      <ProblemList problems={problems} onGo={goTo} />
    </>
  )
}

/** Blocks and values to insert, by a click, by dragging or from the keyboard; searched by their names. */
import { useState } from 'react'
import { fold } from '#kernel/fold.ts'
import { pathFrom, usualToken, type Field } from '#output/editing/tokens.ts'
import { splice } from '#output/editing/tree.ts'
import { notifyInfo } from '#web/ui/notify.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { useStore } from '#web/ui/store.ts'
import { useTemplateWords } from '../words.ts'
import { placeForBlock } from './block-rules.ts'
import { ANYWHERE, caret, typeToken } from './caret.ts'
import { useEditor } from './editor-context.ts'
import style from './editor.module.css'
import { newBlocks, partsOf, type NewBlock } from './new-blocks.ts'

const useInsert = () => {
  const words = useTemplateWords()
  const { tree, selected, apply, fields, lists } = useEditor()
  const block = (name: NewBlock) => {
    const place = placeForBlock(tree, selected)
    const list = lists.find(({ path }) => path === 'lines') ?? lists[0]
    const parts = partsOf(name, { words, fields, list })
    apply((now) => splice(now, place, { count: 0, parts }), { select: [...place.slice(0, -1), place.at(-1)! + 1] })
  }
  const token = (field: Field) => {
    const at = caret.get()
    if (!at?.element.isConnected) return void notifyInfo(words.w('templates.noCaret'))
    const path = at.each === ANYWHERE ? field.path : pathFrom(field, at.each)
    if (path === null) return void notifyInfo(words.w('templates.onlyRepeated', { name: nameOfList(lists, field) }))
    return void typeToken(usualToken(path, field))
  }
  return { block, token }
}
const nameOfList = (lists: readonly Field[], { each }: Field): string =>
  lists.find(({ path }) => path === each)?.label ?? each ?? ''

export const Palette = () => {
  const { w, t } = useTemplateWords()
  const { menu, readOnly } = useEditor()
  const at = useStore(caret)
  const insert = useInsert()
  const [sought, setSought] = useState('')
  const words = fold(sought).split(/\s+/).filter(Boolean)
  const matches = (text: string) => words.every((word) => fold(text).includes(word))
  const blocks = newBlocks
    .map((name) => ({ name, label: w(`templates.new.${name}`) }))
    .filter(({ label }) => matches(label))
  const groups = menu.groups
    .map((group) => ({
      ...group,
      tokens: group.tokens.filter(({ label, path }) => matches(`${group.label} ${label} ${path}`)),
    }))
    .filter(({ tokens }) => tokens.length > 0)
  return (
    <div className={style.palette}>
      <SearchInput
        label={w('templates.search')}
        placeholder={w('templates.search')}
        value={sought}
        clearLabel={t('web.clear')}
        onClear={() => setSought('')}
        hasKeyHint={false}
        onChange={({ currentTarget: { value } }) => setSought(value)}
      />
      <div className={style.paletteList}>
        {blocks.length > 0 && (
          <details open>
            <summary>{w('templates.blocks')}</summary>
            <div className={style.chips}>
              {blocks.map(({ name, label }) => (
                <button
                  key={name}
                  type="button"
                  disabled={readOnly}
                  className={style.blockChip}
                  onClick={() => insert.block(name)}
                >
                  {label}
                </button>
              ))}
            </div>
          </details>
        )}
        {groups.map(({ label, tokens }, index) => (
          <details key={index} open={words.length > 0 || index < 3}>
            <summary>{label}</summary>
            <div className={style.chips}>
              {tokens.map((field) => (
                <TokenChip
                  key={`${field.each}.${field.path}`}
                  field={field}
                  each={at?.each}
                  onInsert={() => insert.token(field)}
                />
              ))}
            </div>
          </details>
        ))}
        {blocks.length + groups.length === 0 && <p className={style.hint}>{w('templates.nothingFound')}</p>}
      </div>
    </div>
  )
}

interface TokenChipProps {
  field: Field
  each: string | undefined
  onInsert: () => void
}
const TokenChip = ({ field, each, onInsert }: TokenChipProps) => {
  const { readOnly } = useEditor()
  const path = each === ANYWHERE ? field.path : (pathFrom(field, each) ?? field.path)
  return (
    <button
      type="button"
      className={style.tokenChip}
      disabled={readOnly}
      draggable={!readOnly}
      data-tip={`{{${field.path}}}`}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', usualToken(path, field))}
      onClick={onInsert}
    >
      {field.label}
    </button>
  )
}
